import { expect, test } from 'vitest';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import { walkedMachines } from './machines.ts';
import { rules } from './rules.ts';
import type { Visited } from './rules.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';

const visits = walkedMachines.find(({ machine }) => machine.id === 'reservation')!;
const visited: (Visited & { way: string })[] = waysOf(visits).flatMap((way) => {
  const moments = walk(visits.machine, way);
  return moments.map(({ snapshot, line }, at) => ({
    way: way.id,
    before: (moments[at - 1]?.snapshot ?? null) as ReservationSnapshot | null,
    event: way.events[at - 1] ?? { type: 'start' },
    after: snapshot as ReservationSnapshot,
    line,
  }));
});

test.each(rules)('$section: $says, at every moment of every path', ({ isBroken }) => {
  expect(visited.length).toBeGreaterThan(1_000);
  expect([...new Set(visited.filter(isBroken).map(({ line }) => line.slice(0, 300)))]).toEqual([]);
});
