"""What commands write with `--format json` is as docs/schema says, of runs that have every part of it.

Usage: json_schemas.py SLEIGHT ROOT FOLDER. Ends with 77 where the package jsonschema is missing
(Debian: python3-jsonschema).
"""

import json
import os
import shutil
import subprocess
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("there is no python3-jsonschema: the schemas of the JSON are not tried")
    sys.exit(77)

sleight, root, folder = sys.argv[1:]
decks = [f"{root}/tests/data/decks/{name}.txt" for name in ("black-red", "white-blue")]
failures = []


def sleight_output(arguments, text=None):
    """What a run prints; findings that end a command go to the error stream."""
    ran = subprocess.run([sleight, *arguments], cwd=folder, input=text, capture_output=True, text=True)
    if ran.returncode not in (0, 1, 2):
        failures.append(f"{arguments}: ended with {ran.returncode}: {ran.stderr}")
    return ran.stdout or ran.stderr


def schema_of(command):
    schema = json.loads(sleight_output(["api", "--schema", command]))
    with open(f"{root}/docs/schema/{command}.json", encoding="utf-8") as file:
        assert schema == json.load(file), f"`api --schema {command}` prints another schema"
    Draft202012Validator.check_schema(schema)
    return schema


def keys_of(value):
    """All keys of all objects in a value."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_of, value.values()))
    return set().union(*map(keys_of, value)) if isinstance(value, list) else set()


def properties_of(schema):
    """The names of all properties that a schema tells of."""
    if isinstance(schema, list):
        return set().union(*map(properties_of, schema))
    if not isinstance(schema, dict):
        return set()
    named = schema.get("properties", {})
    below = [value for key, value in schema.items() if key != "properties"] + list(named.values())
    return set(named).union(*map(properties_of, below))


def written(name, text):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return name


shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
bolt = """return instant "Lightning Bolt" {
  cost = "{R}",
  text = [[Lightning Bolt deals 3 damage to target creature or player.]],
  target = creature_or_player,
  deal(3, target),
}
"""
written("cards/bolt.lua", bolt)
written("wrong/bolt.lua", bolt.replace("cost =", "csot =").replace("creature_or_player", "creature_or_plaeyr"))
written("open/bolt.lua", bolt.replace("}\n", ""))
written("twice/one.lua", bolt)
written("twice/two.lua", bolt)
written("unread/bolt.lua", bolt.replace("deals 3", "whirls 3"))
written("crooked/bolt.lua", bolt.replace("  cost = ", "cost="))
written("printed.json", json.dumps({"Lightning Bolt": {"set": "lea", "type": "Instant", "text": "Whirl."}}))
written("scenarios.lua", """scenario("fine", function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)
scenario("wrong", function(s) s:next_turn() s:expect(s.bob, { life = 19 }) end)
""")
for mod in ("quay", "pier"):
    written(f"{mod}/mod.lua", f'return mod {{ name = "{mod}", version = "1", replaces = {{ "Lightning Bolt" }} }}\n')
    written(f"{mod}/cards/bolt.lua", bolt)
sleight_output(["duel", *decks, "--seed", "11", "--record", "duel.json"])

options = [word for word in json.loads(sleight_output(["api", "--format", "json"]))["words"] if word["family"] == "options"]
runs = {
    "check": [
        ["check", "cards"],
        ["check", "cards", "--printed", "printed.json"],
        ["check", "wrong", "--statistics"],
        ["check", "open"],
        ["check", "twice"],
        ["check", "unread"],
        ["check", "nowhere.lua"],
        ["check", "pier", "--mod", "quay"],
        ["check", "wrong", "--fix=all"],
        ["check", f"{root}/cards"],
        ["check", f"{root}/cards/the_dark", "--level", "6", "--strict"],
        *(["check", entry.path] for entry in os.scandir(f"{root}/tests/mods") if entry.is_dir()),
    ],
    "format": [["format", "crooked", "--diff"], ["format", "crooked", "open"], ["format", "-"]],
    "test": [["test", "scenarios.lua"], ["test", "scenarios.lua", "--list"], ["test", f"{root}/tests/scenarios/banding"]],
    "cards": [["cards"], ["cards", "--keyword", "banding", "--state", "proved"]],
    "describe": [["describe", f"{root}/cards/alpha"], ["describe", f"{root}/cards/legends"]],
    "diff": [["diff", f"{root}/cards/alpha", f"{root}/cards/beta"], ["diff", f"{root}/tests/mods/frost", f"{root}/tests/mods/market"],
             ["diff", "cards", "unread"]],
    "parse": [["parse", "Flying. Whirl around."], ["parse", "Destroy target creature.", "--type", "Instant"]],
    "sim": [["sim", *decks, "--games", "3"], ["sim", *decks, f"{root}/cards/decks/goblins.txt", "--games", "2", "--coverage"]],
    "api": [["api"], ["api", "deal"]],
    "help": [["help"], ["help", "T0501"], *(["help", option["name"]] for option in options)],
    "show": [["show", "Lightning Bolt", "Camouflage"]],
    "find": [["find", "dies"], ["find", "bury"], ["find", "lightning", "bolt"], ["find", "flyng"]],
    "why": [["why", "duel.json", "Swamp#3"], ["why", "duel.json", "--list"],
            ["why", "duel.json", "Holy Strength", "--at", "100"]],
}
# Duels that end by a fault of the program cannot be had here.
of_faults = {"sim": {"game", "error", "errors_left_out"}}
for command, lines in runs.items():
    schema = schema_of(command)
    validator = Draft202012Validator(schema)
    seen = set()
    for line in lines:
        output = sleight_output([*line, "--format", "json"], bolt.replace("  cost", "cost"))
        try:
            value = json.loads(output)
        except json.JSONDecodeError as error:
            failures.append(f"{line}: it is no JSON: {error}: {output[:200]}")
            continue
        seen |= keys_of(value)
        failures += [f"{line}: {error.json_path}: {error.message[:300]}"
                     for error in list(validator.iter_errors(value))[:5]]
    # What no run writes may be misspelt in the schema.
    if idle := properties_of(schema) - seen - of_faults.get(command, set()):
        failures.append(f"{command}: no run writes {sorted(idle)}")

finding = {name: schema_of(name)["$defs"]["finding"] for name in ("check", "format")}
if finding["check"] != finding["format"]:
    failures.append("the findings of check and format have different schemas")
# A test that holds nothing against the schema would pass as well.
if Draft202012Validator(schema_of("check")).is_valid({"findings": [{"code": "L0201"}], "summary": {"errors": 1, "warnings": 0}}):
    failures.append("the schema takes a finding without a place")
for failure in failures:
    print(failure)
sys.exit(1 if failures else 0)
