# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Archives that are always of the same bytes."""

import io
import pathlib
import zipfile

folder = pathlib.Path(__file__).parent


def packed(name, files, stored=()):
    """Writes an archive, always of the same bytes."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path, text in files.items():
            entry = zipfile.ZipInfo(path, (2026, 9, 1, 8, 0, 0))
            entry.compress_type = zipfile.ZIP_STORED if path in stored else zipfile.ZIP_DEFLATED
            archive.writestr(entry, text if isinstance(text, bytes) else text.encode())
    (folder / name).write_bytes(data.getvalue())
