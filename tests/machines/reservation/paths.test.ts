import { expect, test } from 'vitest';
import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { explore } from '#tests/support/machines/paths.ts';
import { facts, input, reservation } from '#tests/support/machines/reservationFixtures.ts';
import { reservationPathOptions } from '#tests/support/machines/reservationPaths.ts';
import { walk } from '#tests/support/machines/reservationWalk.ts';
import { nodesOf, transitionNames } from '#tests/support/machines/transitions.ts';

const passing = ['restoring', 'deciding'];
const { states, edges } = explore(reservationMachine, reservationPathOptions);

/** A warning that another tab's renewal takes back: two regions at once, which no search for single steps finds. */
const renewedElsewhere: ReservationMachineEvent[] = [
  { type: 'hold.warned', minutesLeft: 5 },
  { type: 'facts.changed', facts: facts({ reservation: reservation({ expiresAt: '2026-05-01T10:40:00Z' }) }) },
];

test('every state can be reached', () => {
  const leaves = nodesOf(reservationMachine).filter(({ type, key }) => type === 'atomic' && !passing.includes(key));
  const seen = new Set(states.flatMap(({ end }) => [...end._nodes].map(({ path }) => path.join('.'))));
  expect(leaves.map(({ path }) => path.join('.')).filter((leaf) => !seen.has(leaf))).toEqual([]);
  expect(leaves.length).toBeGreaterThan(20);
});

test('the number of paths stays bounded', () => {
  expect(states.length).toBeLessThan(400);
  expect(edges.length).toBeLessThan(300);
  expect(Math.max(...edges.map(({ events }) => events.length))).toBeLessThan(15);
});

test('the running machine goes where its chart says on every path, and takes every transition', async () => {
  const taken = new Set<string>();
  for (const path of [...states, ...edges]) {
    const run = await walk(path);
    expect({ path: path.id, value: run.value, status: run.status }).toEqual({
      path: path.id,
      value: path.end.value,
      status: 'active',
    });
    for (const name of run.taken) taken.add(name);
  }
  const start = input({ facts: facts({ reservation: reservation() }) });
  const renewed = await walk({ input: start, events: renewedElsewhere });
  expect(renewed.value).toEqual({ visit: { selecting: 'idle' }, hold: 'quiet' });
  for (const name of renewed.taken) taken.add(name);
  expect(transitionNames(reservationMachine).filter((name) => !taken.has(name))).toEqual([]);
}, 30_000);
