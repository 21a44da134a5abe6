import { createMachine, getInitialMicrosteps, getMicrosteps } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { configOf } from './config.ts';

/** What a machine uses of its chart, guards and actions while it takes one step. */
export type Passed = {
  /** Where it is before, between and after. */
  states: ReadonlySet<string>;
  /** What happens, and what the machine tells itself of it. */
  events: ReadonlySet<string>;
  guards: ReadonlySet<string>;
  actions: ReadonlySet<string>;
};

export const stateKey = (path: readonly string[]): string => path.join(' ');

type Microstep = readonly [AnyMachineSnapshot, readonly { type: string; params: unknown }[]];

const statesIn = ({ _nodes }: AnyMachineSnapshot): string[] =>
  (_nodes as { path: string[] }[]).map(({ path }) => stateKey(path));

const raised = (actions: Microstep[1]): string[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.raise' ? (params as { event: { type: string } }).event.type : [],
  );

/** Writes down each name that is looked up. */
const noting = <Part extends object>(part: Part, names: Set<string>): Part =>
  new Proxy(part, {
    get: (named, name, receiver) => {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(named, name, receiver) as unknown;
    },
  });

/** The same machine, and what each step that it takes passes. */
export function passingOf(machine: AnyStateMachine) {
  const { implementations } = machine;
  const [guards, actions] = [new Set<string>(), new Set<string>()];
  const noted = {
    ...implementations,
    guards: noting(implementations.guards, guards),
    actions: noting(implementations.actions, actions),
  };
  const watched = createMachine(configOf(machine) as never, noted as never) as AnyStateMachine;
  const passedIn = (take: () => unknown, events: readonly string[], before: readonly string[]): Passed => {
    guards.clear();
    actions.clear();
    const microsteps = take() as Microstep[];
    return {
      states: new Set([...before, ...microsteps.flatMap(([snapshot]) => statesIn(snapshot))]),
      events: new Set([...events, ...microsteps.flatMap(([, done]) => raised(done))]),
      guards: new Set(guards),
      actions: new Set(actions),
    };
  };
  return {
    watched,
    first: (input: unknown): Passed => passedIn(() => getInitialMicrosteps(watched, input), [], []),
    next: (before: AnyMachineSnapshot, event: { type: string }): Passed =>
      passedIn(() => getMicrosteps(watched, before, event), [event.type], statesIn(before)),
  };
}
