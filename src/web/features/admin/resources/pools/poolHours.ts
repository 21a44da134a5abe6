import type { Pool, PoolException } from '#contract/names.ts';
import type { PoolHours, PoolTerms } from '#domain/scheduling/day/poolCapacity.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { Locale } from '#web/i18n/locale.ts';
import { weekdaysText } from '../../kit/weekdaysText.ts';

export type HoursValues = Pool['hours'][number];

export const mostHours = 50;

/** The names of the fields of a line, in the order of the screen. */
export const hoursNames = Array.from({ length: mostHours }, (_none, at) => [
  `hours.${at}.weekdays`,
  `hours.${at}`,
  `hours.${at}.from`,
  `hours.${at}.to`,
  `hours.${at}.capacity`,
]).flat();

/** 'vr 17:00–24:00: 90' for each line. */
export const hoursText = (hours: readonly HoursValues[], locale: Locale): string =>
  hours
    .map(({ weekdays, from, to, capacity }) => `${weekdaysText(weekdays, locale)} ${from}–${to}: ${capacity}`)
    .join(' · ');

const minutesOf = ({ weekdays, from, to, capacity }: HoursValues): PoolHours => ({
  weekdays,
  fromMinute: parseTime(from) ?? 0,
  toMinute: parseTime(to) ?? 0,
  capacity,
});

export const poolTerms = ({ capacity, hours }: Pool, exceptions: readonly PoolException[]): PoolTerms => ({
  capacity,
  hours: hours.map(minutesOf),
  exceptions: exceptions.map(({ fromDate, toDate, block, capacity: places }) => ({
    fromDate,
    toDate,
    fromMinute: parseTime(block?.from ?? '') ?? 0,
    toMinute: parseTime(block?.to ?? '') ?? 1440,
    capacity: places,
  })),
});

/** '48' or '48–90'. */
export function capacityRange(capacities: readonly number[]): string {
  const [least, most] = [Math.min(...capacities), Math.max(...capacities)];
  return least === most ? String(most) : `${least}–${most}`;
}
