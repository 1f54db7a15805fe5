"""Makes the inputs that fuzzing begins with: corpus.py SOURCE TARGET

The golden saves and the games as they are, on one line, and in pieces; links to the saves. Writes into TARGET/saves, TARGET/links, TARGET/rulesets."""
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
