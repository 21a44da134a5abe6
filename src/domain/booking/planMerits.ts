import { parseTime } from '../values/timeOfDay.ts';

type Item = { person: number; xplanId: string; startTime: string; endTime: string };
type Plan = { startTime: string; endTime: string; items: readonly Item[] };

/** What is good about a plan beside the others, in minutes. */
export type PlanMerits = {
  /** Every guest has the same number of starts, at the same moments. */
  everybodyAtOnce: boolean;
  /** Than the longest plan. */
  shorterBy: number;
  /** Of all guests together, between their own items. */
  waiting: number;
};

export function planMerits(plan: Plan, plans: readonly Plan[]): PlanMerits {
  const guests = itemsOfGuests(plan.items);
  return {
    everybodyAtOnce: guests.length > 1 && new Set(guests.map(startsOf)).size === 1,
    shorterBy: Math.max(...plans.map(lengthOf)) - lengthOf(plan),
    waiting: guests.reduce((sum, items) => sum + waitingOf(items), 0),
  };
}

const minuteOf = (time: string): number => parseTime(time) ?? 0;
const lengthOf = ({ startTime, endTime }: Plan): number => minuteOf(endTime) - minuteOf(startTime);
const startsOf = (items: readonly Item[]): string => items.map(({ startTime }) => startTime).join();

function itemsOfGuests(items: readonly Item[]): Item[][] {
  const guests = [...new Set(items.map(({ person }) => person))];
  return guests.map((guest) =>
    items
      .filter(({ person }) => person === guest)
      .toSorted((one, other) => minuteOf(one.startTime) - minuteOf(other.startTime)),
  );
}

function waitingOf(items: readonly Item[]): number {
  return items.reduce((sum, { startTime }, at) => {
    const before = items[at - 1];
    return before === undefined ? sum : sum + Math.max(0, minuteOf(startTime) - minuteOf(before.endTime));
  }, 0);
}
