import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from '@xstate/graph';

export type Path<Machine extends AnyStateMachine> = {
  /** Stays the same as long as the path does: the start and its events. */
  id: string;
  input: InputFrom<Machine>;
  events: EventFromLogic<Machine>[];
  end: SnapshotFrom<Machine>;
};

export type PathOptions<Machine extends AnyStateMachine> = {
  /** Where visitors can begin, by a name that goes into the paths' ids. */
  starts: Record<string, InputFrom<Machine>>;
  events: readonly EventFromLogic<Machine>[];
  /** What counts as the same state; everything else is left out of the search. */
  serialize: (snapshot: SnapshotFrom<Machine>) => string;
  /** Which events may happen where; others are not walked. */
  mayHappen: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean;
  /** Where no search goes on. */
  isOver: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Most states that may be visited from one start. */
  limit: number;
};

type Transitions = readonly unknown[];
type Adjacency<Machine extends AnyStateMachine> = Record<
  string,
  {
    state: SnapshotFrom<Machine>;
    transitions: Record<string, { event: EventFromLogic<Machine>; state: SnapshotFrom<Machine> }>;
  }
>;
type Heard<Machine extends AnyStateMachine> = Map<EventFromLogic<Machine>, Transitions>;

const labelOf = (event: { type: string }): string => {
  const { type, ...rest } = event;
  return Object.keys(rest).length === 0 ? type : `${type}${JSON.stringify(rest)}`;
};

/** Looks up once per key; a graph search asks the same of a state again and again. */
export function remembered<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: find(key) };
    cache.set(key, entry);
    return entry.value;
  };
}

/** Which events lead on from a snapshot, with the transitions each takes. */
const hearing = <Machine extends AnyStateMachine>(machine: Machine, { events, mayHappen }: PathOptions<Machine>) =>
  remembered((snapshot: SnapshotFrom<Machine>): Heard<Machine> => {
    const nodes = (snapshot as { _nodes: readonly { transitions: Map<string, unknown> }[] })._nodes;
    return new Map(
      events
        .filter((event) => nodes.some(({ transitions }) => transitions.has(event.type)) && mayHappen(snapshot, event))
        .map((event) => [event, machine.getTransitionData(snapshot, event) ?? []] as const)
        .filter(([, transitions]) => transitions.length > 0),
    );
  });

/** Which fields of the context are others afterwards: one transition may clear what was there, or find nothing there. */
function changedFields(before: { context: object }, after: { context: object }): string {
  const [old, now] = [before.context, after.context] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys(now)
    .filter((field) => old[field] !== now[field] && JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .join();
}

/**
 * The shortest way to every state that can be reached from the starts, each state once, and a choice of `edges` that
 * together take every transition an event can take, with every effect it can have. Throws above the limit.
 */
export function explore<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
): { states: Path<Machine>[]; edges: Path<Machine>[] } {
  const heard = hearing(machine, options);
  const serialize = remembered(options.serialize);
  const label = remembered(labelOf);
  const visited = new Set<string>();
  const covered = new Map<unknown, Set<string>>();
  const states: Path<Machine>[] = [];
  const edges: Path<Machine>[] = [];

  for (const [name, input] of Object.entries(options.starts)) {
    const before = new Set(visited);
    const map = getAdjacencyMap(machine, {
      input,
      limit: options.limit,
      events: (snapshot) => [...heard(snapshot as SnapshotFrom<Machine>).keys()],
      serializeState: (snapshot) => serialize(snapshot as SnapshotFrom<Machine>),
      serializeEvent: label,
      stopWhen: (state) => {
        const snapshot = state as SnapshotFrom<Machine>;
        return options.isOver(snapshot) || before.has(serialize(snapshot));
      },
    }) as unknown as Adjacency<Machine>;
    const pathOf = (events: EventFromLogic<Machine>[], end: SnapshotFrom<Machine>): Path<Machine> => {
      return { id: [name, ...events.map(label)].join(' > '), input, events, end };
    };
    /** The map lists its states from near to far, so the first way to one is a shortest one. */
    const ways = new Map<string, EventFromLogic<Machine>[]>(
      Object.keys(map)
        .slice(0, 1)
        .map((start) => [start, []]),
    );
    for (const [key, { state, transitions }] of Object.entries(map)) {
      const way = ways.get(key) ?? [];
      if (!visited.has(key) || way.length === 0) states.push(pathOf(way, state));
      visited.add(key);
      for (const { event, state: end } of Object.values(transitions)) {
        const next = serialize(end);
        if (!ways.has(next)) ways.set(next, [...way, event]);
        const transitions = heard(state).get(event) ?? [];
        const effect = changedFields(state, end);
        if (transitions.every((each) => covered.get(each)?.has(effect))) continue;
        for (const each of transitions) covered.set(each, (covered.get(each) ?? new Set()).add(effect));
        edges.push(pathOf([...way, event], end));
      }
    }
  }
  return { states, edges };
}
