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
    expect(replayOf(walked)({ place: 'nowhere', kind: 'none', touches: () => true, make })).toBe('survived');
  },
);

test.each([
  ['adminSession', ''],
  ['checkout', 'enteringCard'],
  ['reservation', 'draft.changed'],
])('the ways that a fault in %s touches show as much of it as all ways (%s)', (id, place) => {
  const walked = walkedBy(id);
  const verdictOf = replayOf(walked);
  const mutants = mutantsOf(walked.machine).filter((mutant) => mutant.place.includes(place));
  expect(mutants.length).toBeGreaterThan(2);
  const otherwise = mutants.filter((mutant) => verdictOf(mutant) !== verdictOf({ ...mutant, touches: () => true }));
  expect(otherwise.map((mutant) => `${mutant.place} · ${mutant.kind}`)).toEqual([]);
});

test('a fault by which a machine goes round for ever is seen', () => {
  const machine = createMachine({
    id: 'round',
    initial: 'here',
    states: { here: { always: { target: 'there', guard: 'isAway' } }, there: { always: 'here' } },
  }).provide({ guards: { isAway: () => false } });
  const options = { ...walkedBy('balance').options, starts: { start: undefined }, events: [] };
  const verdictOf = replayOf({ machine: machine as AnyStateMachine, options, byHand: {} });
  const rounds = mutantsOf(machine).filter(({ kind }) => kind === 'guard removed' || kind === 'guard says yes');
  expect(rounds.map(verdictOf)).toEqual(['killed', 'killed']);
});

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
