#!/usr/bin/env python3
"""Writes a C++ source that holds files of assets/ as constants, for files.hpp.

Usage: embed.py OUTPUT ASSETS_FOLDER FILE... [--at-hand=rulesets/ID/ruleset.json ...]
                [--elsewhere=rulesets/ID/ruleset.json ...]
(files as paths below the assets folder). JSON loses the white space between its tokens and nothing
else; styles lose their comments. Of a game that is elsewhere only name, emblem and what it calls a crew and crews
are held, a line each, as the file elsewhere/ID; of one that is at hand the same stands in at_hand/ID, so that it
is known before it is read.
"""
import json
import pathlib
import re
import sys

COMMENT = re.compile(rb"/\*.*?\*/\n?", re.DOTALL)
TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|[^\s"]+|\s+', re.DOTALL)


def minified(text: bytes) -> bytes:
    return b"".join(token for token in TOKEN.findall(text) if not token.isspace())


def literal(data: bytes) -> str:
    """The bytes as C++ string literals, a line each; octal escapes end after three digits."""
    plain = {code: chr(code) for code in range(0x20, 0x7F)}
    plain.update({ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?", ord("\n"): "\\n"})
    table = [plain.get(code, f"\\{code:03o}") for code in range(256)]
    lines = []
    for start in range(0, len(data), 4096):
        lines.append('"' + "".join(table[byte] for byte in data[start : start + 4096]) + '"')
    return "\n".join(lines) or '""'


def main() -> None:
    output, root = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    contents = {}
    for name in sys.argv[3:]:
        if name.startswith(("--elsewhere=", "--at-hand=")):
            option, _, value = name.partition("=")
            path = pathlib.PurePosixPath(value)
            game = json.loads((root / path).read_bytes())
            crew = game.get("words", {}).get("crew", "Crew")
            one, many = (crew, crew + "s") if isinstance(crew, str) else (crew["one"], crew["many"])
            lines = [game["name"], game.get("emblem", ""), one, many]
            folder = option.removeprefix("--").replace("-", "_") + "/"
            contents[folder + path.parent.name] = "\n".join(lines).encode()
            if option == "--elsewhere" and (root / path.parent / "names_elsewhere.json").exists():
                contents["imports/" + path.parent.name] = b"yes"
        else:
            data = (root / name).read_bytes()
            if name.endswith(".css"):
                data = COMMENT.sub(b"", data)
            contents[name] = minified(data) if name.endswith(".json") else data
    text = [
        '// Written by src/embedded/embed.py from the files of assets/.\n#include "embedded/files.hpp"\n',
        "#include <algorithm>\n#include <iterator>\n\nnamespace roadbook::embedded {\nnamespace {\n",
    ]
    entries = []
    for index, (name, data) in enumerate(sorted(contents.items())):
        # 16-byte alignment, so that a font's tables stand where they expect to.
        text.append(f"alignas(16) constexpr char file_{index}[{len(data) + 1}] =\n{literal(data)};\n")
        entries.append(f'    {{"{name}", {{file_{index}, {len(data)}}}}},\n')
    text.append(f"const File files[{max(len(entries), 1)}] = {{\n{''.join(entries)}}};\n")
    text.append(f"constexpr int count = {len(entries)};\n}}  // namespace\n")
    text.append(
        """
std::string_view find(std::string_view path) {
  const File* end = files + count;
  const File* found = std::lower_bound(files, end, path, [](const File& file, std::string_view p) {
    return file.path < p;
  });
  return found != end && found->path == path ? found->bytes : std::string_view{};
}

std::vector<File> list(std::string_view prefix) {
  std::vector<File> result;
  std::copy_if(files, files + count, std::back_inserter(result), [prefix](const File& file) {
    return file.path.substr(0, prefix.size()) == prefix;
  });
  return result;
}

}  // namespace roadbook::embedded
"""
    )
    output.write_text("".join(text), encoding="ascii")


main()
