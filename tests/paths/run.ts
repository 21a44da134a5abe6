import { createActor, fromCallback, getInitialMicrosteps } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Way } from './ways.ts';

export type Transition = { source: Node; eventType: string; guard?: unknown };
export type Node = {
  id: string;
  path: string[];
  transitions: Map<string, Transition[]>;
  always?: Transition[];
};

/** A step of the running machine, the ones it takes by itself included. */
export type Microstep = {
  before: readonly Node[];
  type: string;
  takenTransitions: readonly Transition[];
  after: readonly Node[];
};

/** Nobody answers by himself: what children and the world say is part of the way. */
const silent = fromCallback(() => {});

/** Lets the machine run a way, and writes down every step it takes. */
export function run(machine: AnyStateMachine, { input, events }: Way) {
  const names = Object.keys(machine.implementations.actors);
  const quiet = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, silent])) });
  const [[first]] = getInitialMicrosteps(quiet, input) as unknown as [[{ _nodes: Node[] }]];
  const microsteps: Microstep[] = [{ before: [], type: 'xstate.init', takenTransitions: [], after: first._nodes }];
  let before: readonly Node[] = first._nodes;
  const actor = createActor(quiet, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const takenTransitions = inspected._transitions as unknown as Transition[];
      const after = (inspected.snapshot as AnyMachineSnapshot)._nodes as unknown as Node[];
      const isAlways = takenTransitions.length > 0 && takenTransitions.every(({ eventType }) => eventType === '');
      microsteps.push({ before, type: isAlways ? '' : inspected.event.type, takenTransitions, after });
      before = after;
    },
  });
  actor.start();
  for (const event of events) actor.send(event);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { snapshot, microsteps };
}
