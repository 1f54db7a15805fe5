#!/usr/bin/env python3
"""Writes the manual of roadbook-cli out of what its own --help says, so that they never differ.

    assets/desktop/manual.py PATH/TO/roadbook-cli DATE > roadbook-cli.1
"""
import re
import subprocess
import sys

PROGRAM, DATE = sys.argv[1:]

EXAMPLES = [
    ("A complete character by chance, always the same for one seed:",
     "roadbook-cli new character --ruleset beacon-road --seed 7 -o hero.json"),
    ("Every number of it, each with its terms:", "roadbook-cli derive hero.json"),
    ("Is it legal and complete?", "roadbook-cli check hero.json && echo yes"),
    ("Its sheet, to print:", "roadbook-cli print hero.json -o hero.html"),
]


def help_of(*words):
    text = subprocess.run([PROGRAM, *words, "--help"], check=True, capture_output=True, text=True)
    return text.stdout.rstrip()


def commands_in(text):
    """The names under "Subcommands:"."""
    part = re.split(r"^Subcommands:\n|^SUBCOMMANDS:\n", text, flags=re.MULTILINE)
    if len(part) < 2:
        return []
    listed = re.match(r"(?:  .*\n?)+", part[1])
    return re.findall(r"^  (\S+)", listed.group(0), flags=re.MULTILINE) if listed else []


def roff(text):
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in lines)


def section(words):
    text = help_of(*words)
    yield f".SS {roff(' '.join(['roadbook-cli', *words]))}\n.nf\n{roff(text)}\n.fi"
    for name in commands_in(text):
        yield from section([*words, name])


def main():
    print(f'.TH ROADBOOK\\-CLI 1 "{DATE}" "Roadbook" "User Commands"')
    print(".SH NAME\nroadbook\\-cli \\- characters and crews of Forged in the Dark games, without a window")
    print(".SH SYNOPSIS\n.B roadbook\\-cli\n.I COMMAND\n.RI [ OPTIONS ]")
    print(".SH DESCRIPTION\nMakes, checks, explains and prints the sheets that\n.BR roadbook (1)\n"
          "keeps. It reads and writes files and nothing else; it uses no network.")
    print(".SH COMMANDS")
    for each in section([]):
        print(each)
    print(".SH EXIT STATUS\n0: done, and nothing to say against it. 1: "
          "\n.B check\nhas findings. 2: a file or a command cannot be read.")
    print(".SH EXAMPLES")
    for what, command in EXAMPLES:
        print(f".PP\n{roff(what)}\n.PP\n.nf\n.RS\n{roff(command)}\n.RE\n.fi")
    print(".SH SEE ALSO\n.BR roadbook (1)")


main()
