// SPDX-FileCopyrightText: 2026 The Roster developers
// SPDX-License-Identifier: MIT

/// Chinese surnames that are more than one character, or read unlike other words.
enum Surnames {
  /// How many characters at the start of a name are its surname.
  static func length(in name: some Collection<Character>) -> Int {
    name.count > 2 && compound.contains(String(name.prefix(2))) ? 2 : min(1, name.count)
  }

  /// Readings in which `Han-Latin/Names` of ICU 72 does not follow surnames.
  static let readings: [String: String] = [
    "单于": "chán yú", "朴": "piáo", "缪": "miào", "繆": "miào", "覃": "qín", "那": "nā",
    "佴": "nài", "黑": "hè", "洗": "xiǎn", "么": "yāo", "祭": "zhài", "員": "yùn", "單于": "chán yú",
  ]

  /// Surnames of two characters, in both ways of writing them.
  private static let compound: Set<String> = Set(
    """
    欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 夏侯 东方 東方 皇甫 尉迟 尉遲 公孙 公孫 慕容 司徒 司空 令狐 长孙 長孫 \
    宇文 轩辕 軒轅 端木 百里 东郭 東郭 南宫 南宮 西门 西門 独孤 獨孤 呼延 闻人 聞人 鲜于 鮮于 太史 申屠 公羊 \
    澹台 澹臺 公冶 宗政 濮阳 濮陽 淳于 单于 單于 太叔 仲孙 仲孫 钟离 鍾離 闾丘 閭丘 东门 東門 赫连 赫連 拓跋 \
    万俟 第五 宰父 谷梁 穀梁 漆雕 乐正 樂正 公良 壤驷 巫马 巫馬 亓官 左丘 羊舌 微生 梁丘 纳兰 納蘭 完颜 完顏 \
    耶律 叶赫 葉赫 东里 東里 南门 南門 北堂 子车 子車 颛孙 顓孫 欧陽
    """.split(separator: " ").map(String.init))
}
