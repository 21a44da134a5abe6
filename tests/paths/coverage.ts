import { nodesOf } from '#tests/support/machines/nodesOf.ts';
import type { Walked } from './machines.ts';
import { run } from './run.ts';
import type { Microstep, Node, Transition } from './run.ts';
import { waysOf } from './ways.ts';

type Part = { seen: number; all: number; missing: string[] };
export type Coverage = { states: Part; transitions: Part; guards: Part };

const partOf = (all: readonly string[], seen: ReadonlySet<string>): Part => {
  const missing = all.filter((name) => !seen.has(name));
  return { seen: all.length - missing.length, all: all.length, missing };
};

const listsOf = ({ transitions, always }: Node): Transition[][] => [
  ...transitions.values(),
  ...(always === undefined ? [] : [always]),
];

const nameOf = (list: readonly Transition[], at: number): string =>
  `${list[at]!.source.id} · ${list[at]!.eventType || 'always'} · ${at + 1}`;

const isInside = (outer: Node, inner: Node): boolean =>
  inner.path.length > outer.path.length && outer.path.every((key, at) => inner.path[at] === key);

/** The candidates that were weighed, as nothing further inside took the event. */
const weighed = (nodes: readonly Node[], type: string, takenTransitions: readonly Transition[]): Transition[][] =>
  nodes
    .filter((node) => !takenTransitions.some(({ source }) => isInside(node, source)))
    .flatMap(({ transitions, always }) => (type === '' ? always : transitions.get(type)) ?? [])
    .reduce<Transition[][]>((lists, each) => {
      const list = lists.find(([first]) => first!.source === each.source);
      if (list) list.push(each);
      else lists.push([each]);
      return lists;
    }, []);

/** Guards ask of every candidate in turn, until one says yes. */
function* answersOf({
  before,
  type,
  takenTransitions,
}: Microstep): Generator<{ name: string; isTaken: boolean; guard: unknown }> {
  for (const list of weighed(before, type, takenTransitions)) {
    for (const [at, each] of list.entries()) {
      const isTaken = takenTransitions.includes(each);
      yield { name: nameOf(list, at), isTaken, guard: each.guard };
      if (isTaken) break;
    }
  }
}

/** States (also those that are passed at once), transitions (also those takenTransitions at once), and both answers of their guards. */
export function coverageOf(walked: Walked): Coverage {
  const { machine } = walked;
  const [states, transitions, guards] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const note = (step: Microstep): void => {
    for (const { name, isTaken, guard } of answersOf(step)) {
      if (isTaken) transitions.add(name);
      if (guard !== undefined) guards.add(`${name} ${isTaken ? 'yes' : 'no'}`);
    }
  };
  for (const way of waysOf(walked)) {
    for (const step of run(machine, way).microsteps) {
      for (const { id } of step.after) states.add(id);
      note(step);
      if (step.type !== '') note({ ...step, before: step.after, type: '', takenTransitions: [] });
    }
  }
  const lists = nodesOf(machine).flatMap((node) => listsOf(node as unknown as Node));
  const all = lists.flatMap((list) => list.map(({ guard }, at) => ({ name: nameOf(list, at), guard })));
  return {
    states: partOf(
      nodesOf(machine).map(({ id }) => id),
      states,
    ),
    transitions: partOf(
      all.map(({ name }) => name),
      transitions,
    ),
    guards: partOf(
      all.flatMap(({ name, guard }) => (guard === undefined ? [] : [`${name} yes`, `${name} no`])),
      guards,
    ),
  };
}
