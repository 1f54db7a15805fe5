"""Makes the inputs that fuzzing begins with: corpus.py SOURCE TARGET

The golden saves and the games as they are, on one line, and in pieces; links to the saves, of both ways of packing; files that were made to do harm; small games as packages; the made files of other programs, whole and in parts, by importer. Writes into TARGET/saves, TARGET/links, TARGET/rulesets, TARGET/packages, TARGET/imports/IMPORTER, pictures into TARGET/portraits, and for each kind TARGET/KIND.dict: the words that its readers look for."""
import base64
import json
import pathlib
import sys
import zlib

source, target = (pathlib.Path(each) for each in sys.argv[1:3])


def put(kind, name, data):
    folder = target / kind
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def link_to(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(data) + packer.flush()
    return b"#share=1." + base64.urlsafe_b64encode(packed).rstrip(b"=")


def summed_link_to(data, change=0):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(data) + packer.flush()
    packed = (zlib.crc32(packed) ^ change).to_bytes(4, "big") + packed
    return b"#share=2." + base64.urlsafe_b64encode(packed).rstrip(b"=")


# Hostile files, of few bytes each: what they ask for, more of it.
head = {"format": "roadbook/character", "version": 1, "ruleset": "beacon-road"}
bare = compact(head)
hostile = {
    "long-numbers": bare[:-1] + b',"x":[9223372036854775808,-1e-400,0.12345678901234567890,1E-99999999999,-0]}',
    "long-number-in-a-list": bare[:-1] + b',"carried":[{"item":"rope","n":123456789012345678901}]}',
    "long-number-for-a-text": bare[:-1] + b',"name":123456789012345678901,"stash":1e300}',
    "library-fields": b'{"format":"roadbook/library","version":1,"owner":{"a":[1e-400]},"documents":['
        + bare + b',' + bare + b'],"exported":7}',
    "empty-library": b'{"format":"roadbook/library","version":1,"documents":[],"x":{}}',
    "library-in-a-library": b'{"format":"roadbook/library","version":1,"documents":[{"format":"roadbook/library","version":1,"documents":[]}]}',
    "equal-traits": compact({**head, "traits": ["tall"] * 60}),
    "equal-sheets": compact({"format": "roadbook/library", "version": 1, "documents": [head] * 60}),
    "equal-ids": compact({"format": "roadbook/library", "version": 1, "documents": [{**head, "id": "a"}] * 9}),
}
for name, data in hostile.items():
    put("saves", "hostile-" + name, data)
    put("links", "hostile-" + name, summed_link_to(data))
put("links", "hostile-wrong-sum", summed_link_to(bare, 1))
put("links", "hostile-no-sum", b"#share=2.")
put("links", "hostile-sum-alone", b"#share=2.AAAAAA")


for path in sorted((source / "tests/golden/saves").rglob("*.json")):
    name = "-".join(path.relative_to(source / "tests/golden/saves").parts)
    data = path.read_bytes()
    put("saves", name, data)
    put("links", name, data)
    save = json.loads(data)
    put("saves", "compact-" + name, compact(save))
    if save["format"] != "roadbook/library":
        head = {key: save[key] for key in ("format", "version", "ruleset")}
        for key, value in save.items():
            put("saves", f"{key}-{name}", compact({**head, key: value}))
    link = link_to(compact(save))
    put("saves", "link-" + name, link)
    put("links", "link-" + name, link)
    put("links", "summed-link-" + name, summed_link_to(compact(save)))

for folder in [source / "tests/rules/tiny", source / "assets/rulesets/beacon-road"]:
    whole = {}
    for path in sorted(folder.glob("*.json")):
        part = json.loads(path.read_bytes())
        put("rulesets", f"{folder.name}-{path.name}", compact(part))
        for key, value in part.items():
            if isinstance(value, list) and isinstance(whole.get(key), list):
                whole[key] += value
            elif key != "$schema":
                whole[key] = value
    put("rulesets", f"{folder.name}.json", compact(whole))

# Packages: a small game whole, without each of its files, and each file with each of its parts away.
tiny = {path.name: json.loads(path.read_bytes()) for path in sorted((source / "tests/rules/tiny").glob("*.json"))}


def package(files, **more):
    return compact({"format": "roadbook/game", "version": 1, "files": files, **more})


put("packages", "tiny.json", package(tiny))
put("packages", "newer.json", package(tiny, version=2))
put("packages", "without-files.json", package({}))
for name, file in tiny.items():
    put("packages", f"without-{name}", package({each: tiny[each] for each in tiny if each != name}))
    put("packages", f"twice-{name}", package({**tiny, f"again-{name}": file}))
    for key in file:
        less = {each: file[each] for each in file if each != key}
        put("packages", f"without-{key}-{name}", package({**tiny, name: less}))



# Packages of content: entries of the small game as they are, each field of each away, and made to do harm.
def content(characters, crews, **more):
    return compact({"format": "roadbook/content", "version": 3, "ruleset": "tiny", "id": "salt", "name": "Salt",
                    "for_characters": characters, "for_crews": crews, **more})


whole_tiny = {}
for file in tiny.values():
    for key, value in file.items():
        if isinstance(value, list):
            whole_tiny.setdefault(key, []).extend(value)
for key in ["actions", "playbooks", "heritages", "abilities", "powers", "items", "crew_types", "upgrades", "claims"]:
    entries = whole_tiny.get(key, [])
    if not entries:
        continue
    put("packages", f"content-{key}.json", content({key: entries}, {key: entries}))
    put("packages", f"content-twice-{key}.json", content({key: entries[:1] * 2}, {}))
    for field in entries[0]:
        less = {each: value for each, value in entries[0].items() if each != field}
        put("packages", f"content-{key}-without-{field}.json", content({key: [less]}, {}))
put("packages", "content-itself.json", content({"abilities": [
    {"id": "psalt_1", "name": "", "requires": [{"kind": "ability", "of": "psalt_1"}],
     "modifiers": [{"kind": "add", "target": "nowhere", "value": 2147483647}]}]}, {"crew_types": [
         {"id": "psalt_2", "name": "Itself", "like": "psalt_2"}]}, needs=[{"package": "salt", "version": "9" * 200}]))

# Over each of the games: numbers that grow beyond every measure, changes that break what leans on them, and some
# entries of the game itself, each as a change.
def constants(*values):
    return [{"kind": "constant", "value": value} for value in values]


def shares(*of):
    return [{"kind": "statistic_share", "of": each, "value": 1000000} for each in of]


def number(id, terms, **more):
    return {"id": id, "name": id, "group": "own", "terms": terms, **more}


huge = [number("o_1", constants(1000000, 1000000)), number("o_2", shares("o_1", "o_1")),
        number("o_3", shares("o_2") + [{"kind": "tier", "value": 1000000}])]
many = {"abilities": [{"id": f"o_{index}", "name": "Endless", "modifiers": [
    {"kind": "add", "target": "o_3", "value": 1000000}, {"kind": "scale", "target": "o_3", "value": 1000000}]}
    for index in range(20)]}
for folder in sorted((source / "assets/rulesets").iterdir()):
    whole = {}
    for path in sorted(folder.glob("*.json")):
        for key, value in json.loads(path.read_bytes()).items():
            if isinstance(value, list):
                whole.setdefault(key, []).extend(value)
    put("packages", f"content-{folder.name}-huge.json", content({"statistics": huge, **many}, {}, ruleset=folder.name))
    every = {
        "huge": [{**each, "terms": constants(1000000) * 3} for each in whole["statistics"]],
        "share": huge[:1] + [{**each, "terms": shares("o_1")} for each in whole["statistics"]],
        "others": [{**each, "scope": "character" if each.get("scope") == "crew" else "crew"}
                   for each in whole["statistics"]],
    }
    for name, statistics in every.items():
        put("packages", f"content-{folder.name}-every-{name}.json", content({"statistics": statistics}, {}, ruleset=folder.name))
    for key in ["abilities", "items", "playbooks", "tracks", "tables"]:
        put("packages", f"content-{folder.name}-{key}.json", content({key: whole.get(key, [])[:3]}, {}, ruleset=folder.name))

# Which of the importers a made file is for, by the beginning of its name.
importers = {"foundry-gmonlineua": "scoundrels", "foundry": "foundry", "blades-in-the-sheets": "blades-in-the-sheets",
             "portal": "portal", "roll20": "roll20"}


def importer_of(name):
    return next(importer for start, importer in importers.items() if name.startswith("made-" + start))


for importer in sorted(set(importers.values())):
    put("imports/" + importer, "found-empty-list.json", b"[]")
for path in sorted((source / "tests/data/import").glob("made-*.json")):
    file = json.loads(path.read_bytes())
    kind = "imports/" + importer_of(path.name)
    put(kind, path.name, compact(file))
    # Without each of its parts in turn, and with each inside a list.
    for part in [file] + [each for each in file.values() if isinstance(each, dict) and "attributes" in each]:
        for key in list(part):
            value = part.pop(key)
            put(kind, f"without-{key}-{path.name}".replace("/", "-"), compact(file))
            part[key] = [value]
            put(kind, f"list-{key}-{path.name}".replace("/", "-"), compact(file))
            part[key] = value


# Pictures: small whole ones of each kind, how they were held, and heads that promise too much.
def segment(marker, content):
    return bytes([255, marker]) + (len(content) + 2).to_bytes(2, "big") + content


def chunk(name, content):
    return len(content).to_bytes(4, "big") + name + content + zlib.crc32(name + content).to_bytes(4, "big")


def png(width, height, kind, depth, rows):
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([depth, kind, 0, 0, 0])
    palette = chunk(b"PLTE", bytes(range(48))) if kind == 3 else b""
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + palette + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def jpeg(between=b"", width=16, height=16):
    frame = bytes([8]) + height.to_bytes(2, "big") + width.to_bytes(2, "big") + bytes([1, 1, 0x11, 0])
    return (b"\xff\xd8" + between + segment(0xDB, bytes(1) + bytes([16]) * 64) + segment(0xC0, frame)
            + segment(0xC4, bytes([0, 1, 1]) + bytes(14) + bytes([6, 0]))
            + segment(0xC4, bytes([0x10, 1]) + bytes(15) + bytes(1))
            + segment(0xDA, bytes([1, 1, 0, 0, 63, 0])) + b"\x40\x92\x7f\xff\xd9")


def exif(held):
    return segment(0xE1, b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0" + bytes([held]) + bytes(6))


for kind, samples in {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}.items():
    put("portraits", f"kind-{kind}.png", png(9, 7, kind, 8, (bytes(1) + bytes(range(9 * samples))) * 7))
put("portraits", "bits.png", png(9, 7, 0, 1, bytes(3) * 7))
put("portraits", "short.png", png(9, 7, 6, 8, bytes(20)))
put("portraits", "huge.png", png(60000, 60000, 6, 8, bytes(20)))
put("portraits", "no-rows.png", png(0, 7, 6, 8, b""))
for held in range(10):
    put("portraits", f"held-{held}.jpg", jpeg(exif(held)))
put("portraits", "comment.jpg", jpeg(segment(0xFE, b"at home")))
put("portraits", "huge.jpg", jpeg(b"", 65535, 65535))
put("portraits", "wide.jpg", jpeg(b"", 513, 8))
put("portraits", "two-frames.jpg", jpeg(segment(0xC2, bytes([8, 0, 9, 0, 9, 1, 1, 0x11, 0]))))
for size in range(0, len(jpeg()), 7):
    put("portraits", f"cut-{size}.jpg", jpeg()[:size])
put("portraits", "uri", b"data:image/jpeg;base64," + base64.b64encode(jpeg()))
for form, rest in {b"VP8 ": b"\0\0\0\x9d\x01\x2a\x10\0\x10\0", b"VP8L": b"\x2f\xff\xff\xff\xff\0", b"VP8X": bytes(4) + b"\xff" * 6}.items():
    put("portraits", form.decode().strip() + ".webp", b"RIFF\x40\0\0\0WEBP" + form + b"\x20\0\0\0" + rest + bytes(20))
put("portraits", "other.gif", b"GIF89a\x01\0\x01\0\0\0\0")


def words_in(value):
    if isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from words_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from words_in(each)
    elif isinstance(value, str):
        yield value


grammar = (source / "tests/fuzz/json.dict").read_text()
(target / "portraits.dict").write_text("\n".join(
    '"' + "".join(f"\\x{byte:02x}" for byte in word) + '"' for word in
    [b"\xff\xd8\xff", b"\xff\xd9", b"\xff\xda", b"\xff\xc0", b"\xff\xc2", b"\xff\xe1", b"Exif\0\0", b"IHDR", b"IDAT",
     b"PLTE", b"tRNS", b"IEND", b"RIFF", b"WEBP", b"VP8X", b"VP8L", b"ALPH", b"ANIM"]) + "\n")
for kind in ["saves", "links", "rulesets", "packages", "imports"]:
    words = set()
    for path in (target / kind).rglob("*.json"):
        try:
            words |= {word for word in words_in(json.loads(path.read_bytes())) if 0 < len(word) <= 40}
        except ValueError:
            pass
    # As libFuzzer reads them: every byte that is not plain as a number.
    lines = [f'"\\"{word}\\""' for word in sorted(words) if word.isascii() and word.isprintable()
             and not set(word) & set('"\\')]
    (target / f"{kind}.dict").write_text(grammar + "\n".join(lines) + "\n")
