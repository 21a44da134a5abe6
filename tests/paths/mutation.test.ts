import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { walkedMachines } from './machines.ts';
import { configOf, copied } from './mutation/config.ts';
import { mutantsOf } from './mutation/mutants.ts';
import { replayOf } from './mutation/replay.ts';

const walkedBy = (id: string) => walkedMachines.find(({ machine }) => machine.id === id)!;

test.each(['balance', 'removal', 'paymentLink', 'session', 'selfService'])(
  'there is no fault in %s that the approved walks would not show',
  (id) => {
    const walked = walkedBy(id);
    const verdictOf = replayOf(walked);
    const mutants = mutantsOf(walked.machine);
    expect(mutants.length).toBeGreaterThan(20);
    const unseen = mutants.filter((mutant) => verdictOf(mutant) !== 'killed');
    expect(unseen.map(({ place, kind }) => `${place} · ${kind}`)).toEqual([]);
  },
);

test.each(walkedMachines.map((walked) => [walked.machine.id, walked] as const))(
  'a copy of %s without a fault shows none',
  (_id, walked) => {
    const { machine } = walked;
    const make = (): AnyStateMachine =>
      createMachine(copied(configOf(machine)) as never, machine.implementations as never) as AnyStateMachine;
    expect(replayOf(walked)({ place: 'nowhere', kind: 'none', make })).toBe('survived');
  },
);

const kindsOf = (id: string): Set<string> =>
  new Set(mutantsOf(walkedBy(id).machine).map(({ kind }) => kind.split(':', 1)[0]!));

test('every kind of fault is made', () => {
  const kinds = new Set(walkedMachines.flatMap(({ machine }) => [...kindsOf(machine.id)]));
  expect([...kinds].toSorted()).toEqual([
    'action does nothing',
    'action dropped',
    'candidate dropped',
    'entry dropped',
    'exit dropped',
    'guard inverted',
    'guard removed',
    'guard says no',
    'guard says yes',
    'initial changed',
    'invoke dropped',
    'reenter changed',
    'tags dropped',
    'target changed',
    'target removed',
  ]);
});
