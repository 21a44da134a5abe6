import { groupBy } from '../../values/groupBy.ts';
import { bucketsOf } from '../stay/entryTimes.ts';
import type { LostBooking, RepairDay, RepairMove } from './repairDay.ts';

/** The day once the moves are carried out. */
export function withMoves(day: RepairDay, lost: readonly LostBooking[], moves: readonly RepairMove[]): RepairDay {
  const byId = new Map(lost.map((booking) => [booking.id, booking]));
  const placed = moves.map((move) => ({ ...move, booking: byId.get(move.id)! }));
  const held = groupBy(
    placed.flatMap(({ resources, start, booking: { planning } }) => {
      const span = { from: start - planning.bufferBefore, to: start + planning.duration + planning.bufferAfter };
      return resources.map((id) => ({ id, span }));
    }),
    ({ id }) => id,
  );
  const spans = groupBy(
    placed.flatMap(({ start, booking: { guests, planning, start: old } }) =>
      guests.map((id) => ({ id, isMoved: start !== old, span: { from: start, to: start + planning.duration } })),
    ),
    ({ id }) => id,
  );
  const pools = new Map([...day.pools].map(([id, free]) => [id, [...free]]));
  for (const { start, booking } of placed) {
    const { pool, duration } = booking.planning;
    const free = pool && pools.get(pool.poolId);
    if (!free) continue;
    const [from, to] = bucketsOf(start, start + duration);
    for (let bucket = from; bucket < to; bucket += 1) free[bucket]! -= pool.units;
  }
  return {
    ...day,
    pools,
    resources: day.resources.map((resource) => ({
      ...resource,
      otherClaims: [...resource.otherClaims, ...(held.get(resource.id) ?? []).map(({ span }) => span)],
    })),
    guests: new Map(
      [...day.guests].map(([id, guest]) => {
        const [moved, staying] = [true, false].map((isMoved) =>
          (spans.get(id) ?? []).flatMap((one) => (one.isMoved === isMoved ? [one.span] : [])),
        );
        return [id, { ...guest, busy: [...guest.busy, ...staying!], moved: [...guest.moved, ...moved!] }];
      }),
    ),
  };
}
