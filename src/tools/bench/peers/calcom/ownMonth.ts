import type { BookableProduct, Day } from '#domain/scheduling/day/day.ts';
import { dayInput } from '#domain/scheduling/day/dayInput.ts';
import { dayOffers } from '#domain/scheduling/day/dayOffers.ts';
import { bookableStarts } from '#domain/scheduling/solver/bookableStarts.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { massage } from '../../busyMonth.ts';
import { minutes } from './team.ts';

const quarter = 15;

const treatment: BookableProduct = {
  xplanId: 'massage',
  type: 0,
  planning: { duration: minutes, bufferBefore: 0, bufferAfter: 0, guests: 1, needs: [massage], pool: null },
  stay: null,
};

const request = { id: '1', guests: [1], products: [treatment], preferred: null, isFixed: false };

/** Minutes of the day on which it can start, every quarter of an hour, by day. */
export const startsOfMonth = (month: readonly Day[]): Record<LocalDate, number[]> =>
  Object.fromEntries(month.map((day) => [day.date, startsOf(day)]));

const startsOf = (day: Day): number[] =>
  bookableStarts(dayInput(day, [], [request]).input, request.id)
    .map(({ start }) => start)
    .filter((start) => start % quarter === 0);

export const offeredDays = (month: readonly Day[]): LocalDate[] =>
  month.filter((day) => dayOffers(day, [[treatment]])).map(({ date }) => date);
