import { parseTime } from '../values/timeOfDay.ts';

type Item = { person: number; xplanId: string; startTime: string; endTime: string };
type Plan = { startTime: string; endTime: string; items: readonly Item[] };

/** What is good about a plan beside the others, in minutes. */
export type PlanMerits = {
  /** Every guest has the same number of starts, at the same moments. */
  everybodyAtOnce: boolean;
  /** Than the longest plan. */
  shorterBy: number;
  /** Of guests between their own items, together, and of the group while nobody has a treatment and nobody else waits. */
  waiting: number;
};

export function planMerits(plan: Plan, plans: readonly Plan[]): PlanMerits {
  const guests = itemsOfGuests(plan.items);
  return {
    everybodyAtOnce: guests.length > 1 && new Set(guests.map(startsOf)).size === 1,
    shorterBy: Math.max(...plans.map(lengthOf)) - lengthOf(plan),
    waiting: waitingOf(guests),
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

type Stretch = { from: number; to: number };

function waitingOf(guests: readonly Item[][]): number {
  const own = guests.flatMap((items) => gapsBetween(items.map(stretchOf)));
  const ofAll = gapsBetween(
    guests
      .flat()
      .map(stretchOf)
      .toSorted((one, other) => one.from - other.from),
  );
  const uncovered = ofAll.flatMap((gap) => own.reduce(without, [gap]));
  return [...own, ...uncovered].reduce((sum, { from, to }) => sum + to - from, 0);
}

const stretchOf = ({ startTime, endTime }: Item): Stretch => ({ from: minuteOf(startTime), to: minuteOf(endTime) });

/** Of stretches by their start. */
function gapsBetween(stretches: readonly Stretch[]): Stretch[] {
  let end = Infinity;
  return stretches.flatMap(({ from, to }) => {
    const gap = { from: end, to: from };
    end = end === Infinity ? to : Math.max(end, to);
    return gap.from < gap.to ? [gap] : [];
  });
}

const without = (parts: readonly Stretch[], { from, to }: Stretch): Stretch[] =>
  parts
    .flatMap((part) => [
      { from: part.from, to: Math.min(part.to, from) },
      { from: Math.max(part.from, to), to: part.to },
    ])
    .filter((part) => part.from < part.to);
