import { placedBeside } from './placedBookings.ts';
import type { PlacedBooking } from './placedBookings.ts';
import { placeOf, placesOf } from './repairChoices.ts';
import { measuresOf, repairCosts } from './repairCosts.ts';
import type { RepairLevel } from './repairCosts.ts';
import type { LostBooking, RepairDay, RepairPlan } from './repairDay.ts';
import { newPlaceOf, RepairSearch } from './repairSearch.ts';
import type { Choice } from './repairSearch.ts';

/** More places of one booking than these are not looked at. */
const mostPlaces = 3_000;

type Task = {
  order: readonly RepairLevel[];
  /** Places tried. */
  budget: number;
  mayMove: boolean;
  /** Lost bookings that are not to be planned here. */
  others?: readonly PlacedBooking[];
};

/** The plan of least cost by the levels of `order`; `isBest` unless the budget ran out before the proof. */
export function planRepair(
  day: RepairDay,
  lost: readonly LostBooking[],
  { order, budget, mayMove, others = [] }: Task,
): RepairPlan {
  const costs = repairCosts(lost, order);
  const beside = placedBeside(day, others);
  const choices = lost.map((booking): Choice[] => {
    const places = placesOf(day, booking, mostPlaces).filter(({ start }) => mayMove || start === booking.start);
    const placed = places
      .map((place): Choice => ({ place, isLeftOver: false, cost: costs.at(booking, place) }))
      .filter((choice) => beside.fits(booking, choice));
    const leftOver = { place: placeOf(booking, booking), isLeftOver: true, cost: costs.leftOver(booking) };
    return [...placed.toSorted((a, b) => a.cost - b.cost), leftOver];
  });
  const search = new RepairSearch({ day, lost, choices, costs, budget, others });
  const best = search.run();
  const isWhole = choices.every(({ length }) => length <= mostPlaces);
  return planOf(lost, best, search.isProven && isWhole);
}

function planOf(lost: readonly LostBooking[], chosen: readonly Choice[], isBest: boolean): RepairPlan {
  const moves = lost.flatMap(({ id }, index) => {
    const place = newPlaceOf(chosen[index]!);
    return place ? [{ id, start: place.start, resources: [...place.resources] }] : [];
  });
  const leftOver = lost.flatMap(({ id }, index) => (chosen[index]!.isLeftOver ? [id] : []));
  return { moves, leftOver, measures: measuresOf(lost, (index) => newPlaceOf(chosen[index]!)), isBest };
}
