import type { AnyMachineSnapshot } from 'xstate';
import { createHash } from 'node:crypto';
import { explore, remembered } from './search.ts';
import type { Walked } from './machines.ts';
import { stepWords } from './words.ts';

type Event = { type: string; [detail: string]: unknown };

/** What happens one after another, from a start. */
export type Way = { input: unknown; events: readonly Event[] };

export type NamedWay = Way & { id: string; start: string };

/** The same for as long as the start and the steps are called what they are called. */
const idOf = (machine: string, start: string, events: readonly Event[]): string => {
  const text = [machine, start, ...events.map(stepWords)].join(' > ');
  return `P-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
};

/** An event that is heard here and changes nothing: a guard says no. */
function refusedAfter({ machine, options }: Walked, end: AnyMachineSnapshot): Event[] {
  const nodes = end._nodes as { transitions: Map<string, unknown> }[];
  return options.events.filter(
    (event) =>
      nodes.some(({ transitions }) => transitions.has(event.type)) &&
      options.mayHappen(end, event) &&
      (machine.getTransitionData(end, event) ?? []).length === 0,
  );
}

/**
 * The ways that are walked: a shortest one to every place, one through every transition, one to what a guard refuses in
 * every place, and those by hand. Each once; none that another goes on from.
 */
export const waysOf = remembered((walked: Walked): readonly NamedWay[] => {
  const { machine, options, byHand } = walked;
  const { states, edges } = explore(machine, options);
  const startOf = (input: unknown): string =>
    Object.entries(options.starts).find(([, each]) => each === input)?.[0] ?? 'start';
  const isHuge = states.length > 1_000;
  const places = new Set<string>();
  const refused = new Set<string>();
  const allWays: { start: string; way: Way }[] = [];
  for (const path of states) {
    const end = path.end as AnyMachineSnapshot;
    const place = JSON.stringify(end.value);
    if (!isHuge || path.events.length === 0 || !places.has(place))
      allWays.push({ start: startOf(path.input), way: path });
    places.add(place);
    if (end.status !== 'active') continue;
    for (const event of refusedAfter(walked, end)) {
      const key = `${place} ${stepWords(event)}`;
      if (refused.has(key)) continue;
      refused.add(key);
      allWays.push({ start: startOf(path.input), way: { input: path.input, events: [...path.events, event] } });
    }
  }
  for (const path of edges) allWays.push({ start: startOf(path.input), way: path });
  for (const [start, way] of Object.entries(byHand)) allWays.push({ start, way });
  return longest(machine.id, allWays);
});

function longest(machine: string, allWays: { start: string; way: Way }[]): NamedWay[] {
  const keyOf = (start: string, events: readonly Event[]): string => JSON.stringify([start, events.map(stepWords)]);
  const isBegun = new Set(
    allWays.flatMap(({ start, way: { events } }) => events.map((_event, at) => keyOf(start, events.slice(0, at)))),
  );
  const ways = new Map<string, NamedWay>();
  for (const { start, way } of allWays) {
    const key = keyOf(start, way.events);
    if (isBegun.has(key) || ways.has(key)) continue;
    ways.set(key, { id: idOf(machine, start, way.events), start, input: way.input, events: way.events });
  }
  return [...ways.values()];
}
