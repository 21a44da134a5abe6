import { PlacedBookings } from './placedBookings.ts';
import type { Place } from './repairChoices.ts';
import { placesOf } from './repairChoices.ts';
import { measuresAt, repairCosts } from './repairCosts.ts';
import type { RepairCosts, RepairLevel } from './repairCosts.ts';
import type { LostBooking, RepairDay, RepairMeasures, RepairPlan } from './repairDay.ts';
import { noMeasures } from './repairDay.ts';

type Choice = { place: Place | null; cost: number };
type Chosen = { booking: number; choice: Choice };

/** More places of one booking than these are not looked at. */
const mostPlaces = 3_000;

/** The plan of least cost by the levels of `order`; `isBest` unless the budget (places tried) ran out before the proof. */
export function planRepair(
  day: RepairDay,
  lost: readonly LostBooking[],
  { order, budget, mayMove }: { order: readonly RepairLevel[]; budget: number; mayMove: boolean },
): RepairPlan {
  const costs = repairCosts(lost, order);
  const choices = lost.map((booking): Choice[] => {
    const places = placesOf(day, booking, mostPlaces).filter(({ start }) => mayMove || start === booking.start);
    const placed = places.map((place): Choice => ({ place, cost: costs.at(booking, place) }));
    return [...placed.toSorted((a, b) => a.cost - b.cost), { place: null, cost: costs.leftOver(booking) }];
  });
  const search = new RepairSearch({ day, lost, choices, costs, budget });
  const best = search.run();
  const isWhole = choices.every(({ length }) => length <= mostPlaces);
  return planOf(lost, best, search.isProven && isWhole);
}

function planOf(lost: readonly LostBooking[], chosen: readonly Choice[], isBest: boolean): RepairPlan {
  const moves = lost.flatMap(({ id }, index) => {
    const place = chosen[index]?.place;
    return place ? [{ id, start: place.start, resources: [...place.resources] }] : [];
  });
  const leftOver = lost.flatMap(({ id }, index) => (chosen[index]?.place ? [] : [id]));
  return { moves, leftOver, measures: measuresOf(lost, (index) => chosen[index]?.place ?? null), isBest };
}

export function measuresOf(lost: readonly LostBooking[], placeOf: (index: number) => Place | null): RepairMeasures {
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

const isParted = (a: LostBooking, b: LostBooking, placeOfA: Place, placeOfB: Place): boolean =>
  a.party !== null && a.party === b.party && placeOfA.start !== placeOfB.start;

type SearchInput = {
  day: RepairDay;
  lost: readonly LostBooking[];
  choices: readonly (readonly Choice[])[];
  costs: RepairCosts;
  budget: number;
};

/**
 * Branch and bound: each open booking at its cheapest place is a bound; where these places clash, one of the bookings
 * that clash is tried at every place.
 */
class RepairSearch {
  readonly #input: SearchInput;
  readonly #placed: PlacedBookings;
  readonly #chosen: (Choice | null)[];
  #best: Choice[];
  #bestCost: number;
  #budget: number;

  constructor(input: SearchInput) {
    this.#input = input;
    this.#placed = new PlacedBookings(input.day);
    this.#chosen = input.lost.map(() => null);
    this.#best = input.choices.map((choices) => choices.at(-1)!);
    this.#bestCost = this.#costOf(this.#best);
    this.#budget = input.budget;
  }

  get isProven(): boolean {
    return this.#budget > 0;
  }

  run(): Choice[] {
    const all = this.#input.lost.map((_, index) => index);
    this.#placeGreedily(all.toSorted((a, b) => this.#input.choices[a]!.length - this.#input.choices[b]!.length));
    this.#search(
      all,
      0,
      this.#input.lost.map(() => 0),
    );
    return this.#best;
  }

  #placeGreedily(order: readonly number[]): void {
    const chosen: Chosen[] = [];
    for (const booking of order) {
      const choice = this.#input.choices[booking]!.find((one) => this.#fits(booking, one))!;
      this.#put({ booking, choice });
      chosen.push({ booking, choice });
    }
    this.#keepIfBetter();
    for (const one of chosen.toReversed()) this.#take(one);
  }

  /** `firstFits[booking]`: the index of the first choice that may fit; with more placed it only rises. */
  #search(open: readonly number[], cost: number, firstFits: readonly number[]): void {
    if (this.#budget <= 0) return;
    const { choices } = this.#input;
    const firsts = [...firstFits];
    let bound = cost;
    for (const booking of open) {
      while (!this.#fits(booking, choices[booking]![firsts[booking]!]!)) firsts[booking]! += 1;
      bound += choices[booking]![firsts[booking]!]!.cost;
    }
    if (bound >= this.#bestCost) return;
    const clash = this.#clashOf(open, firsts);
    if (clash === null) return;
    const rest = open.filter((booking) => booking !== clash);
    const others = bound - choices[clash]![firsts[clash]!]!.cost;
    for (const choice of choices[clash]!.slice(firsts[clash])) {
      if (others + choice.cost >= this.#bestCost || this.#budget <= 0) return;
      if (!this.#fits(clash, choice)) continue;
      this.#put({ booking: clash, choice });
      this.#search(rest, cost + choice.cost + this.#partedCost(clash), firsts);
      this.#take({ booking: clash, choice });
    }
  }

  /** A booking that does not fit beside the others at their cheapest places, or leaves its party there; null: none. */
  #clashOf(open: readonly number[], firsts: readonly number[]): number | null {
    const chosen: Chosen[] = [];
    let clash: number | null = null;
    for (const booking of open) {
      const choice = this.#input.choices[booking]![firsts[booking]!]!;
      if (!this.#fits(booking, choice)) {
        clash = booking;
        break;
      }
      this.#put({ booking, choice });
      chosen.push({ booking, choice });
    }
    if (clash === null) {
      this.#keepIfBetter();
      clash = open.find((booking) => this.#partedCost(booking) > 0) ?? null;
    }
    for (const one of chosen.toReversed()) this.#take(one);
    return clash;
  }

  #partedCost(booking: number): number {
    const { lost, costs } = this.#input;
    const place = this.#chosen[booking]?.place;
    if (!place || lost[booking]!.party === null) return 0;
    const parted = this.#chosen.filter((other, index) =>
      Boolean(other?.place && index !== booking && isParted(lost[booking]!, lost[index]!, place, other.place)),
    );
    return parted.length * costs.parted;
  }

  #keepIfBetter(): void {
    const chosen = this.#chosen.map((choice) => choice!);
    const cost = this.#costOf(chosen);
    if (cost >= this.#bestCost) return;
    this.#best = chosen;
    this.#bestCost = cost;
  }

  #costOf(chosen: readonly Choice[]): number {
    return this.#input.costs.of(measuresOf(this.#input.lost, (index) => chosen[index]?.place ?? null));
  }

  #fits(booking: number, { place }: Choice): boolean {
    this.#budget -= 1;
    return place === null || this.#placed.fits(this.#input.lost[booking]!, place);
  }

  #put({ booking, choice }: Chosen): void {
    this.#chosen[booking] = choice;
    if (choice.place) this.#placed.place(this.#input.lost[booking]!, choice.place);
  }

  #take({ booking, choice }: Chosen): void {
    this.#chosen[booking] = null;
    if (choice.place) this.#placed.lift(this.#input.lost[booking]!, choice.place);
  }
}
