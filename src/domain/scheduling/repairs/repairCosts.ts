import { groupBy } from '../../values/groupBy.ts';
import type { Placed } from './exchange.ts';
import type { Place } from './repairChoices.ts';
import { changedResources } from './repairChoices.ts';
import type { LostBooking, RepairMeasures } from './repairDay.ts';
import { noMeasures } from './repairDay.ts';

export type RepairLevel = keyof RepairMeasures;

/** The levels in one number, so that the first decides, then the second. Exact below 2^53. */
export type RepairCosts = {
  of: (measures: RepairMeasures) => number;
  leftOver: (booking: LostBooking) => number;
  at: (booking: LostBooking, place: Place) => number;
  /** Of two of one party that are placed at different times. */
  parted: number;
};

export function repairCosts(lost: readonly LostBooking[], order: readonly RepairLevel[]): RepairCosts {
  const most = mostOf(lost);
  const weights: RepairMeasures = { ...noMeasures };
  let weight = 1;
  for (const level of order.toReversed()) {
    weights[level] = weight;
    weight *= most[level] + 1;
  }
  if (weight > Number.MAX_SAFE_INTEGER) throw new RangeError(`${lost.length} bookings are too many for one repair.`);
  const of = (measures: RepairMeasures): number =>
    order.reduce((sum, level) => sum + measures[level] * weights[level], 0);
  return {
    of,
    leftOver: ({ guests }) => guests.length * weights.leftOver,
    at: (booking, place) => of(measuresAt(booking, place)),
    parted: weights.parted,
  };
}

export function measuresAt({ guests, companions, ...booking }: LostBooking, place: Placed): RepairMeasures {
  const changed = changedResources({ guests, companions, ...booking }, place.resources);
  const shift = Math.abs(place.start - booking.start);
  return shift === 0
    ? { ...noMeasures, changed }
    : { leftOver: 0, parted: companions, moved: guests.length, shift, changed };
}

function mostOf(lost: readonly LostBooking[]): RepairMeasures {
  const guests = lost.reduce((sum, one) => sum + one.guests.length, 0);
  const parties = [...groupBy(lost, ({ party }) => party)].filter(([party]) => party !== null);
  const pairs = parties.reduce((sum, [, { length }]) => sum + (length * (length - 1)) / 2, 0);
  const companions = lost.reduce((sum, one) => sum + one.companions, 0);
  const seats = lost.reduce((sum, { planning }) => sum + planning.needs.reduce((all, need) => all + need.count, 0), 0);
  return { leftOver: guests, parted: pairs + companions, moved: guests, shift: 1440 * lost.length, changed: seats };
}

export function measuresOf(lost: readonly LostBooking[], placeOf: (index: number) => Placed | null): RepairMeasures {
  const sum = { ...noMeasures };
  for (const [index, booking] of lost.entries()) {
    const place = placeOf(index);
    if (!place) {
      sum.leftOver += booking.guests.length;
      continue;
    }
    const one = measuresAt(booking, place);
    for (const level of ['parted', 'moved', 'shift', 'changed'] as const) sum[level] += one[level];
    for (let other = 0; other < index; other += 1) {
      const otherPlace = placeOf(other);
      if (otherPlace && isParted(booking, lost[other]!, place, otherPlace)) sum.parted += 1;
    }
  }
  return sum;
}

export const isParted = (a: LostBooking, b: LostBooking, placeOfA: Placed, placeOfB: Placed): boolean =>
  a.party !== null && a.party === b.party && placeOfA.start !== placeOfB.start;
