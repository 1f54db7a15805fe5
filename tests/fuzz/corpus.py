"""Makes the inputs that fuzzing begins with: corpus.py SOURCE TARGET

The golden saves and the games as they are, on one line, and in pieces; links to the saves, of both ways of packing; files that were made to do harm; the made files of other programs, whole and in parts. Writes into TARGET/saves, TARGET/links, TARGET/rulesets, TARGET/imports."""
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

for path in sorted((source / "tests/data/import").glob("made-*.json")):
    file = json.loads(path.read_bytes())
    put("imports", path.name, compact(file))
    # Without each of its parts in turn, and with each inside a list.
    for part in [file] + [each for each in file.values() if isinstance(each, dict) and "attributes" in each]:
        for key in list(part):
            value = part.pop(key)
            put("imports", f"without-{key}-{path.name}".replace("/", "-"), compact(file))
            part[key] = [value]
            put("imports", f"list-{key}-{path.name}".replace("/", "-"), compact(file))
            part[key] = value
