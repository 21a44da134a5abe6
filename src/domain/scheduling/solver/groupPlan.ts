import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { Compiled } from './compile.ts';
import { fragmentsOf } from './problem/fragments.ts';
import type { Level } from './problem/objective.ts';
import { measure } from './problem/objective.ts';
import { slotMinutes } from './problem/slots.ts';
import type { State } from './problem/state.ts';

export type PlannedItem = { item: string; unit: string; start: MinuteOfDay; resources: string[] };

/** `measures` count slots of five minutes; see `Level`. Items by start, then by id. */
export type GroupPlan = { items: PlannedItem[]; refused: string[]; measures: Record<Level, number> };

export function groupPlan({ problem, units, items, resources }: Compiled, state: State): GroupPlan {
  const planned = items.flatMap((item, index): PlannedItem[] => {
    const { unit, firstSeat, seatCount } = problem.items[index]!;
    if (state.start[index]! < 0) return [];
    const seats = state.seat.subarray(firstSeat, firstSeat + seatCount);
    return [
      {
        item: item.id,
        unit: units[unit]!.id,
        start: state.start[index]! * slotMinutes,
        resources: Array.from(seats, (resource) => resources[resource]!),
      },
    ];
  });
  return {
    items: planned.toSorted((a, b) => a.start - b.start || (a.item < b.item ? -1 : 1)),
    refused: units
      .filter((_, index) => state.booked[index] !== 1)
      .map((unit) => unit.id)
      .toSorted(),
    measures: { ...measure(problem, state), fragments: fragmentsOf(problem, state) },
  };
}
