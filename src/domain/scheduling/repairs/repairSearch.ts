import type { Placed } from './exchange.ts';
import { placedBeside } from './placedBookings.ts';
import type { PlacedBooking, PlacedBookings, Placement } from './placedBookings.ts';
import { isParted, measuresOf } from './repairCosts.ts';
import type { RepairCosts } from './repairCosts.ts';
import type { LostBooking, RepairDay } from './repairDay.ts';

export type Choice = Placement & { cost: number };
type Chosen = { booking: number; choice: Choice };

export const newPlaceOf = ({ place, isLeftOver }: Placement): Placed | null => (isLeftOver ? null : place);

type SearchInput = {
  day: RepairDay;
  lost: readonly LostBooking[];
  choices: readonly (readonly Choice[])[];
  costs: RepairCosts;
  budget: number;
  others: readonly PlacedBooking[];
};

/**
 * Branch and bound: each open booking at its cheapest place is a bound; where these places clash, one of the bookings
 * that clash is tried at every place.
 */
export class RepairSearch {
  readonly #input: SearchInput;
  readonly #placed: PlacedBookings;
  readonly #chosen: (Choice | null)[];
  #best: Choice[];
  #bestCost: number;
  #budget: number;

  constructor(input: SearchInput) {
    this.#input = input;
    this.#placed = placedBeside(input.day, input.others);
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
    const rarest = all.toSorted((a, b) => this.#input.choices[a]!.length - this.#input.choices[b]!.length);
    this.#placeGreedily(rarest);
    this.#improve(rarest);
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
      const choice = this.#input.choices[booking]!.find((one) => this.#fits(booking, one));
      if (choice === undefined) break;
      this.#put({ booking, choice });
      chosen.push({ booking, choice });
    }
    if (chosen.length === order.length) this.#keepIfBetter();
    for (const one of chosen.toReversed()) this.#take(one);
  }

  /** From all left over: each in turn where it fits beside the others as they are, until that makes nothing better. */
  #improve(order: readonly number[]): void {
    const { day, lost, choices, others } = this.#input;
    for (let before = Infinity; this.#bestCost < before;) {
      before = this.#bestCost;
      const chosen = [...this.#best];
      for (const booking of order) {
        const placed = placedBeside(day, others);
        for (const [other, placement] of chosen.entries()) if (other !== booking) placed.put(lost[other]!, placement);
        chosen[booking] = choices[booking]!.find((one) => placed.fits(lost[booking]!, one)) ?? chosen[booking]!;
      }
      const cost = this.#costOf(chosen);
      if (cost >= this.#bestCost) return;
      this.#best = chosen;
      this.#bestCost = cost;
    }
  }

  /** `firstFits[booking]`: the index of the first choice that may fit; with more placed it only rises. */
  #search(open: readonly number[], cost: number, firstFits: readonly number[]): void {
    if (this.#budget <= 0) return;
    const { choices } = this.#input;
    const firsts = [...firstFits];
    let bound = cost;
    for (const booking of open) {
      const own = choices[booking]!;
      while (firsts[booking]! < own.length && !this.#fits(booking, own[firsts[booking]!]!)) firsts[booking]! += 1;
      const first = own[firsts[booking]!];
      if (first === undefined) return;
      bound += first.cost;
    }
    if (bound >= this.#bestCost) return;
    const clash = this.#clashOf(open, firsts);
    if (clash === null) return;
    const rest = open.filter((booking) => booking !== clash);
    const others = bound - choices[clash]![firsts[clash]!]!.cost;
    for (const choice of choices[clash]!.slice(firsts[clash])) {
      if (others + choice.cost >= this.#bestCost) return;
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
    const place = newPlaceOf(this.#chosen[booking]!);
    if (!place || lost[booking]!.party === null) return 0;
    const parted = this.#chosen.filter((other, index) => {
      const otherPlace = other && newPlaceOf(other);
      return otherPlace && isParted(lost[booking]!, lost[index]!, place, otherPlace);
    });
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
    return this.#input.costs.of(measuresOf(this.#input.lost, (index) => newPlaceOf(chosen[index]!)));
  }

  #fits(booking: number, choice: Choice): boolean {
    this.#budget -= 1;
    return this.#placed.fits(this.#input.lost[booking]!, choice);
  }

  #put({ booking, choice }: Chosen): void {
    this.#chosen[booking] = choice;
    this.#placed.put(this.#input.lost[booking]!, choice);
  }

  #take({ booking, choice }: Chosen): void {
    this.#chosen[booking] = null;
    this.#placed.lift(this.#input.lost[booking]!, choice);
  }
}
