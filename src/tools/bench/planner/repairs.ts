import { repairPlans } from '#domain/scheduling/repairs/repairPlans.ts';
import { quantiles, spread, timed } from './clock.ts';
import { repairDay } from './repairDay.ts';

const days = 40;

/** One row per share of the other therapists' starts that are booked. */
export const repairRows = (): string[][] =>
  [0.5, 0.8, 0.9, 0.95].map((share) => {
    const figures = Array.from({ length: days }, (_, seed) => repairDay(seed, share)).map(({ day, lost }) =>
      timed(() => repairPlans(day, lost)),
    );
    const firsts = figures.flatMap(({ result: [first] }) => first ?? []);
    const isProven = figures.filter(({ result }) => result.every(({ isBest }) => isBest)).length;
    return [
      `${share * 100} %`,
      quantiles(figures),
      `${isProven} of ${days}`,
      spread(firsts.map(({ leftOver }) => leftOver.length)),
      spread(firsts.map(({ measures }) => measures.moved)),
    ];
  });
