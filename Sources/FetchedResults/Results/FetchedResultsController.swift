// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

public import SQLite

/// Sorted, sectioned results of a fetch request that follow the database.
///
/// ```swift
/// let controller = FetchedResultsController(
///   fetchRequest: FetchRequest(sortDescriptors: [.ascending(Student.name)]),
///   context: context, sectionedBy: SectionKeyPath(Student.subject))
/// controller.delegate = self
/// try controller.performFetch()
/// ```
///
/// The section key is put in front of the sort by itself, and the row id always
/// comes last, so order is total.
@MainActor
public final class FetchedResultsController<Element: Entity> {
  /// The snapshot that is shown.
  public let context: ViewContext

  /// What is fetched.
  ///
  /// A new value counts from the next `performFetch()` on.
  public var fetchRequest: FetchRequest<Element>

  /// What divides the results into sections; nil for one section.
  ///
  /// A new value counts from the next `performFetch()` on.
  public var sectionedBy: SectionKeyPath<Element>?

  /// The name under which section information is kept in the database.
  ///
  /// With it, opening large results costs what changed since, not a count of
  /// all rows, where an index serves the request: one of all rows, in an order and
  /// sections of the entity's own columns. Any other request is fetched as without it.
  /// A name may be used for several requests; each is right, but only the last is kept.
  public let cacheName: String?

  /// Is told about changes; it is not kept alive.
  public weak var delegate: (any FetchedResultsControllerDelegate<Element>)?

  /// Others that are told, after the delegate, in the order in which they came.
  private var observers: [Observer<Element>] = []

  /// Whether a section that keeps all its rows in order is told as one move.
  ///
  /// Without it, as with Apple's controller, the section is deleted and
  /// inserted, and each of its rows moves.
  public var reportsSectionMoves = false

  /// The index title for a section's name.
  ///
  /// By default it is the first letter, capitalised as the user's language does
  /// it; for Chinese text the first letter of its pinyin; nothing for no name.
  public var sectionIndexTitle: @MainActor (String) -> String = {
    IndexTitles.system.title(for: $0)
  }

  /// What is shown; nil before the first fetch.
  var state: ResultsState<Element>? {
    didSet {
      heads = state?.sections ?? []
      keptIDs = []
      batchSize = max(1, state?.query.request.fetchBatchSize ?? 1)
    }
  }

  /// The sections of `state`, at hand without a copy of all of it.
  private(set) var heads: [SectionHead] = []

  /// How many rows of `state` are read together; `fetchRequest` may want another number.
  private(set) var batchSize = 1

  /// The results that an index served last, while none serves those that are shown.
  var earlier: EarlierResults<Element>?

  /// Rows that were read, by id.
  private(set) var loaded = LoadedRows<Element>()

  /// The batch that was read last, until something changes, and its rows.
  var recent: Batch?
  var recentRows: [Element] = []

  /// The ids that are kept of each section, once they were asked for: at hand without a
  /// copy of all of `state`.
  var keptIDs: [PackedIDs?] = []

  /// Reads a row, whose id is the argument.
  let objectSQL = Element.table.objectSQL

  /// Appends the value of a row that was read.
  let appendRow = Element.table.append

  /// Ids that were read, a batch at a time, by the place of the batch's first row.
  var loadedIDs: [IndexPath: [RowID]] = [:]

  /// The batch of ids that was looked at last.
  var lastBatch: IndexPath?

  /// The sections in which places are looked for, and anchors are to be made.
  var wantedAnchors: Set<DatabaseValue> = []

  /// How many rows were passed over in sections that lack anchors.
  var passed: [DatabaseValue: Int] = [:]

  /// After how many times a section's rows its anchors are made without delay.
  var patience = 20

  /// How many rows are read ahead at a time to make anchors, for which a move waits.
  var stretch = 64 * Anchors.step

  /// Raised when the results are fetched.
  private(set) var generation = 0

  /// Raised when they are divided by another section key path.
  private(set) var division = 0

  /// The place in the journal for which section information was kept last.
  var cachedPosition: JournalPosition?

  // The move that is being prepared.
  var oldRows: OldRows = [:]
  var move = Move.none
  var schemaMayDiffer = false

  /// Who was told that the results will change, and not yet that they did.
  var toldListeners: [any FetchedResultsControllerDelegate<Element>] = []

  /// Where a move to the next snapshot stands.
  enum Move {
    /// There is none, or the results were fetched since it began.
    case none
    /// Rows that may have changed are read.
    case collecting
    /// The outcome is not here yet.
    case working
    /// What becomes of the results; nil when they stay as they are.
    case ready(ResultsBatch<Element>?)
  }

  /// Makes a controller that shows nothing until `performFetch()`.
  ///
  /// Nothing is read, so nothing can fail. O(1).
  ///
  /// - Parameters:
  ///   - fetchRequest: What is fetched.
  ///   - context: The snapshot that is shown. It does not keep the controller alive.
  ///   - sectionedBy: What divides the results; nil for one section.
  ///   - cacheName: The name under which section information is kept where an index
  ///     serves the request, or nil.
  public init(
    fetchRequest: FetchRequest<Element>, context: ViewContext,
    sectionedBy: SectionKeyPath<Element>? = nil, cacheName: String? = nil
  ) {
    self.cacheName = cacheName
    self.fetchRequest = fetchRequest
    self.context = context
    self.sectionedBy = sectionedBy
  }

  /// Fetches the results anew from the snapshot that is shown.
  ///
  /// No delegate is told. Afterwards the results follow the database.
  ///
  /// - Throws: `DatabaseError` when the request does not compile or reading
  ///   fails. The last good results stay.
  /// - Complexity: One walk through the ids that match; where an index serves
  ///   the request, one count of the sections; with a cache, what changed since.
  public func performFetch() throws(DatabaseError) {
    adopt(try fetched(FetchQuery(fetchRequest, sectionedBy: sectionedBy)))
  }

  /// Reads what a request shows in the present snapshot.
  func fetched(_ query: FetchQuery<Element>) throws(DatabaseError) -> FetchedState<Element> {
    let cache = readCache(query)
    let state = try ResultsState(query, cache: cache, from: context.current.connection)
    return FetchedState(state: state, cachedPosition: cache?.position)
  }

  /// Shows results of the present snapshot.
  func adopt(_ fetched: FetchedState<Element>) {
    if state == nil { context.add(self) }
    keepEarlier(fetched.state)
    if state?.query.sectionedBy != fetched.state.query.sectionedBy { division += 1 }
    state = fetched.state
    fetchRequest = fetched.state.query.request
    sectionedBy = fetched.state.query.sectionedBy
    loaded = LoadedRows()
    recent = nil
    loadedIDs = [:]
    takeFirst(fetched.elements)
    wantedAnchors = []
    passed = [:]
    generation += 1
    leaveMove()
    cachedPosition = fetched.cachedPosition
    keepCache()
  }
}

/// Results, and what is known of them already.
struct FetchedState<Element: Entity>: Sendable {
  let state: ResultsState<Element>

  /// The values of the first rows, where they were read on the way.
  var elements: [Element] = []

  /// The place in the journal for which the sections were kept.
  var cachedPosition: JournalPosition?
}

// MARK: - Delegate and observers

extension FetchedResultsController {
  /// Has `observer` told about changes beside the delegate.
  ///
  /// It is not kept alive. Observers are told in the order in which they came, one
  /// that is added inside a callback from the next change on.
  public func addObserver(_ observer: some FetchedResultsControllerDelegate<Element>) {
    observers.removeAll { $0.delegate == nil }
    observers.append(Observer(delegate: observer))
  }

  /// No longer tells `observer`, from the next change on.
  public func removeObserver(_ observer: some FetchedResultsControllerDelegate<Element>) {
    observers.removeAll { $0.delegate === observer }
  }

  var hasListeners: Bool {
    delegate != nil || observers.contains { $0.delegate != nil }
  }

  /// The delegate first, then the observers.
  var listeners: [any FetchedResultsControllerDelegate<Element>] {
    (delegate.map { [$0] } ?? []) + observers.compactMap { $0.delegate }
  }
}

/// A listener that may go away at any time.
private struct Observer<Element: Entity> {
  weak let delegate: (any FetchedResultsControllerDelegate<Element>)?
}
