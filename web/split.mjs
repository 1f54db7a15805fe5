// Cuts the program in two: what a page needs from the first moment on, and what it fetches when it is first
// wanted (a sheet in play, paper, a file of another program).
//
//   node web/split.mjs PROGRAM.wasm OUTPUT_FOLDER WASM_SPLIT LLVM_NM CXXFILT LATER.txt LATER_ARCHIVE... -- ARCHIVE...
//
// PROGRAM.wasm has the names of its functions, as the linker knows them. Later is what the first archives
// define alone, what LATER.txt names, and what nothing else calls. Written: roadbook.wasm and later.wasm,
// without names. WASM_SPLIT is a part of Binaryen.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const run = (tool, args) => execFileSync(tool, args,
    {encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore']});

// The functions that archives define: for everybody (T), for themselves (t), or as any other may (W).
const symbols = (nm, archives, types) => new Set(archives.flatMap((archive) =>
  run(nm, ['--format=posix', archive]).split('\n').map((line) => line.split(' '))
      .filter(([, type]) => type && types.includes(type)).map(([name]) => name)));

// What each name of the linker says in C++: "roadbook::ui::draw_print(roadbook::ui::Ui&, …)".
function readable(filter, names) {
  const list = [...names];
  const said = execFileSync(filter, {input: list.join('\n'), encoding: 'utf8', maxBuffer: 1 << 30}).split('\n');
  return new Map(list.map((name, at) => [name, said[at]]));
}

// A line of LATER.txt as a test of readable names. The type that a template gives back stands before its name.
function pattern(line) {
  const escaped = line.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const open = line.endsWith('*') || line.includes('(');
  return new RegExp(`^(?:[^(]* )?${escaped}${open ? '' : '(?:[(<]|$)'}`);
}

// Who calls whom, and what is called through a table or from outside: out of Binaryen's picture of it.
function calls(optimizer, program) {
  const graph = {all: new Set(), callers: new Map(), calls: new Map(), tabled: new Set(), outside: new Set()};
  const note = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const line of run(optimizer, [program, '--print-call-graph', '-o', '/dev/null']).split('\n')) {
    const call = /^\s*"([^"]+)" -> "([^"]+)"; \/\/ call/.exec(line);
    if (call) {
      note(graph.callers, call[2], call[1]);
      note(graph.calls, call[1], call[2]);
      continue;
    }
    const node = /^\s*"([^"]+)" \[style="([^"]*)", fillcolor="([^"]*)"\]/.exec(line);
    if (!node) continue;
    graph.all.add(node[1]);
    if (node[3] !== 'white') graph.outside.add(node[1]);
    else if (node[2].includes('rounded')) graph.tabled.add(node[1]);
  }
  return graph;
}

// What is called from outside, through a table or by nobody that is known, and what that calls, but for
// what comes later.
function reachedWithout(graph, later) {
  const reached = new Set();
  const ahead = [...graph.outside, ...graph.tabled, ...[...graph.all].filter((name) => !graph.callers.has(name))];
  while (ahead.length > 0) {
    const name = ahead.pop();
    if (reached.has(name) || later.has(name)) continue;
    reached.add(name);
    ahead.push(...graph.calls.get(name) ?? []);
  }
  return reached;
}

// `said`: the readable names; `named` and `door` test them: what LATER.txt names, and what it names alone;
// `homes`: what the later archives define, `doors` those for everybody; `elsewhere`: what the others define.
function laterFunctions(graph, said, named, door, homes, doors, elsewhere) {
  const found = new Set([...graph.all].filter((name) => named(said.get(name))));
  const entries = new Set([...found].filter((name) => door(said.get(name))));
  for (const name of homes) {
    if (!graph.all.has(name) || elsewhere.has(name)) continue;
    found.add(name);
    if (doors.has(name)) entries.add(name);
  }
  // What stands in a table is called by whoever has it: a function object goes with the function that makes
  // it, whose name is a part of its own.
  const makers = new Map([...graph.tabled].map((name) => {
    const text = said.get(name);
    const ends = [...text.matchAll(/::(?:\$_\d|'lambda|\{lambda)/g)].map(({index}) => text.slice(0, index));
    return [name, ends.flatMap((end) => [...end.matchAll(/(?<=^|<|, )\w/g)].map(({index}) => end.slice(index)))];
  }));
  const inside = (name, signatures) => makers.get(name).some((each) => signatures.has(each));
  for (let grown = true; grown;) {
    grown = false;
    const signatures = new Set([...found].map((name) => said.get(name)));
    for (const name of graph.tabled) {
      if (!found.has(name) && inside(name, signatures)) {
        found.add(name);
        grown = true;
      }
    }
    // What nobody comes to but through these, those that call each other in a circle, too.
    const reached = reachedWithout(graph, found);
    for (const name of graph.all) {
      if (found.has(name) || reached.has(name)) continue;
      found.add(name);
      grown = true;
    }
  }
  // Equal functions have become one under either name: but for the doors, what somebody else calls stays.
  for (let shrunk = true; shrunk;) {
    shrunk = false;
    for (const name of found) {
      const by = graph.callers.get(name) ?? [];
      if (entries.has(name) || [...by].every((each) => found.has(each))) continue;
      found.delete(name);
      shrunk = true;
    }
  }
  return [...found].filter((name) => !graph.outside.has(name)).sort();
}

// What the program may be made of; old tools know less.
const features = ['--enable-mutable-globals', '--enable-sign-ext', '--enable-nontrapping-float-to-int',
  '--enable-bulk-memory'];

const [program, output, tool, nm, filter, list, ...archives] = process.argv.slice(2);
const border = archives.indexOf('--');
const [second, first] = [archives.slice(0, border), archives.slice(border + 1)];
const lines = readFileSync(list, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const isOne = (patterns) => (name) => patterns.some((each) => each.test(name));
const left = isOne(lines.filter((line) => line.startsWith('!')).map((line) => pattern(line.slice(1))));
const wanted = isOne(lines.filter((line) => !line.startsWith('!')).map(pattern));
const named = (name) => wanted(name) && !left(name);
const door = isOne(lines.filter((line) => !/^!|\*$/.test(line)).map(pattern));
const graph = calls(tool.replace(/wasm-split$/, 'wasm-opt'), program);
const later = laterFunctions(graph, readable(filter, graph.all), named, door,
    symbols(nm, second, 'TtWw'), symbols(nm, second, 'T'), symbols(nm, first, 'TtWw'));
mkdirSync(output, {recursive: true});
const names = join(output, 'later-functions.txt');
const cut = (functions) => {
  writeFileSync(names, functions.join('\n'));
  execFileSync(tool, [program, ...features, `--split-funcs=@${names}`, '-o1', join(output, 'roadbook.wasm'),
    '-o2', join(output, 'later.wasm'), '--export-prefix=%', '--placeholdermap'], {stdio: ['ignore', 'ignore', 'inherit']});
};
cut(later);
// Of equal ones that stand in a table, too, nobody can say whose each place is: they stay.
const places = readFileSync(join(output, 'roadbook.wasm.placeholders'), 'utf8').split('\n')
    .map((line) => line.slice(line.indexOf(':') + 1));
const twice = new Set(places.filter((name, at) => places.indexOf(name) !== at));
cut(later.filter((name) => !twice.has(name)));
