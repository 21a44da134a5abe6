import { expect, test } from 'vitest';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { explore } from '#tests/support/machines/paths.ts';
import { facts, flow, input, reservation } from '#tests/support/machines/reservationFixtures.ts';
import { reservationPathOptions } from '#tests/support/machines/reservationPaths.ts';
import { walk } from '#tests/support/machines/reservationWalk.ts';
import { nodesOf, transitionNames } from '#tests/support/machines/transitions.ts';

const passing = ['restoring', 'deciding'];
const { states, edges } = explore(reservationMachine, reservationPathOptions);

type ByHand = { input: ReservationInput; events: ReservationMachineEvent[]; end: object };

/** Ways through states that are passed at once, and two regions at a time: no search for single steps finds them. */
const byHand: Record<string, ByHand> = {
  'another tab renews a hold that was warned about': {
    input: input({ facts: facts({ reservation: reservation() }) }),
    events: [
      { type: 'hold.warned', minutesLeft: 5 },
      { type: 'facts.changed', facts: facts({ reservation: reservation({ expiresAt: '2026-05-01T10:40:00Z' }) }) },
    ],
    end: { visit: { selecting: 'idle' }, stay: 'choosing', hold: 'quiet' },
  },
  'the page is left while the day is being changed': {
    input: input({ flow: flow({ type: FlowType.Entry }), facts: facts({ reservation: reservation() }) }),
    events: [{ type: 'day.opened' }, { type: 'step.entered', step: 'info' }],
    end: { visit: { info: 'identifying' }, stay: 'waiting', hold: 'quiet' },
  },
  'the departure is chosen anew, and the day folds again': {
    input: input({ flow: flow({ type: FlowType.Entry }) }),
    events: [
      { type: 'date.chosen', date: '2026-05-12' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 600, endTime: 840 } },
      { type: 'day.opened' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 600, endTime: 900 } },
    ],
    end: { visit: { draft: 'idle' }, stay: 'waiting', hold: 'quiet' },
  },
  'a customer who could not be linked dismisses a question and is linked again': {
    input: input({ facts: facts({ reservation: reservation(), customerLoggedIn: true }), step: 'info' }),
    events: [
      { type: 'xstate.error.actor.linkCustomer', error: { code: 'internal' } },
      { type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } },
      { type: 'change.dismissed' },
    ],
    end: { visit: 'linkingCustomer', stay: 'waiting', hold: 'quiet' },
  },
};

test('every state can be reached', () => {
  const leaves = nodesOf(reservationMachine).filter(({ type, key }) => type === 'atomic' && !passing.includes(key));
  const seen = new Set(states.flatMap(({ end }) => [...end._nodes].map(({ path }) => path.join('.'))));
  expect(leaves.map(({ path }) => path.join('.')).filter((leaf) => !seen.has(leaf))).toEqual([]);
  expect(leaves.length).toBeGreaterThan(20);
});

test('the number of paths stays bounded', () => {
  expect(states.length).toBeLessThan(450);
  expect(edges.length).toBeLessThan(250);
  expect(Math.max(...edges.map(({ events }) => events.length))).toBeLessThan(10);
});

test('the running machine goes where its chart says on every path, and takes every transition', async () => {
  const takenTransitions = new Set<string>();
  for (const path of [...states, ...edges]) {
    const run = await walk(path);
    expect({ path: path.id, value: run.value, status: run.status }).toEqual({
      path: path.id,
      value: path.end.value,
      status: 'active',
    });
    for (const name of run.takenTransitions) takenTransitions.add(name);
  }
  for (const [title, way] of Object.entries(byHand)) {
    const run = await walk(way);
    expect({ title, value: run.value }).toEqual({ title, value: way.end });
    for (const name of run.takenTransitions) takenTransitions.add(name);
  }
  expect(transitionNames(reservationMachine).filter((name) => !takenTransitions.has(name))).toEqual([]);
}, 30_000);
