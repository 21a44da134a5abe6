import { transition } from 'xstate';
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

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

const labelOf = (event: { type: string }): string => {
  const { type, ...rest } = event;
  return Object.keys(rest).length === 0 ? type : `${type}${JSON.stringify(rest)}`;
};

/** The shortest way to every state that can be reached from the starts, each state once. Throws above the limit. */
export function shortestPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
): Path<Machine>[] {
  const { starts, serialize, isOver, limit } = options;
  const known = new Set<string>();
  return Object.entries(starts).flatMap(([name, input]) => {
    const before = new Set(known);
    return getShortestPaths(machine, {
      input,
      limit,
      events: (snapshot) => heard(machine, options, snapshot as SnapshotFrom<Machine>),
      serializeState: (snapshot) => serialize(snapshot as SnapshotFrom<Machine>),
      stopWhen: (state) =>
        isOver(state as SnapshotFrom<Machine>) || before.has(serialize(state as SnapshotFrom<Machine>)),
    }).flatMap(({ state, steps }) => {
      const key = serialize(state as SnapshotFrom<Machine>);
      if (known.has(key) && steps.length > 1) return [];
      known.add(key);
      const walked = steps.slice(1).map(({ event }) => event as EventFromLogic<Machine>);
      const id = [name, ...walked.map(labelOf)].join(' > ');
      return [{ id, input, events: walked, end: state as SnapshotFrom<Machine> }];
    });
  });
}

/** A bounded choice of paths that together take every transition an event can take; those that add none are dropped. */
export function transitionPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
): Path<Machine>[] {
  const covered = new Set<unknown>();
  return shortestPaths(machine, options).flatMap((path) =>
    heard(machine, options, path.end).flatMap((event): Path<Machine>[] => {
      const taken = machine.getTransitionData(path.end, event) ?? [];
      if (taken.every((each) => covered.has(each))) return [];
      for (const each of taken) covered.add(each);
      const [end] = transition(machine, path.end, event);
      const id = `${path.id} > ${labelOf(event)}`;
      return [{ id, input: path.input, events: [...path.events, event], end: end as SnapshotFrom<Machine> }];
    }),
  );
}

function heard<Machine extends AnyStateMachine>(
  machine: Machine,
  { events, mayHappen }: PathOptions<Machine>,
  snapshot: SnapshotFrom<Machine>,
): EventFromLogic<Machine>[] {
  return events.filter(
    (event) => mayHappen(snapshot, event) && (machine.getTransitionData(snapshot, event)?.length ?? 0) > 0,
  );
}
