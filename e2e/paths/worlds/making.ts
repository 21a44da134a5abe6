import { ask } from '../../support/api.ts';
import { fullestDay } from '../../support/entries.ts';
import { saveBeside } from '../../support/settingsBeside.ts';
import { staffToken } from '../../support/staff.ts';
import type { Venue } from './venue.ts';

/** Makes a world; gives the day that its path is about. */
export type Make = (venue: Venue) => Promise<string>;

export const on =
  (date: string): Make =>
  async () =>
    date;

export const withSettings =
  (path: string, change: object, date: string): Make =>
  async ({ server }) => {
    await saveBeside(server, path, change);
    return date;
  };

type Schedule = { type: 'weekly' | 'monthly'; days: number[] };

/** With what the page says below a day of swimwear, in every language. */
export const withSwimwear = (schedule: Schedule, words: string, date: string): Make =>
  withSettings('/settings/general', { swimware: { text: { nl: words }, schedule } }, date);

/** A day with only so many places left: others took the rest of it. */
export const withPlaces =
  (places: number): Make =>
  async ({ server, take }) => {
    for (let free = Math.max(places, 1); free <= 8; free += 1) {
      const date = await fullestDay(server, 'entree', free).catch(() => null);
      if (date === null) continue;
      if (free > places) await take(date, free - places);
      return date;
    }
    throw new Error('Every day of the coming month has more places than others take at once');
  };

export const closedOn =
  (date: string): Make =>
  async ({ server }) => {
    const token = await staffToken(server);
    const body = { fromDate: date, toDate: date, blocks: [], reason: { nl: 'Verbouwing' } };
    await ask(server, { method: 'POST', path: '/opening-times', token, body });
    return date;
  };
