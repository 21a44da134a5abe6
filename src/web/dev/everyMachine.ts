import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/*/*.machine.ts', { eager: true });

/** The product's machines by their ids. */
export const everyMachine: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((each): each is AnyStateMachine => each instanceof StateMachine)
    .map((machine): [string, AnyStateMachine] => [machine.id, machine])
    .toSorted(([a], [b]) => a.localeCompare(b)),
);
