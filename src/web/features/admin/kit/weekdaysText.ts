import type { Locale } from '#web/i18n/locale.ts';
import { weekdayNames } from '#web/i18n/dates.ts';

/** Monday is 1. Three or more days on end are one: 'ma–do, za'. */
export function weekdaysText(weekdays: readonly number[], locale: Locale): string {
  const names = weekdayNames(locale).map(({ short }) => short);
  const runs: number[][] = [];
  for (const weekday of weekdays.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  const nameOf = (weekday: number): string => names[weekday - 1] ?? '';
  return runs
    .flatMap((run) => (run.length > 2 ? [`${nameOf(run[0]!)}–${nameOf(run.at(-1)!)}`] : run.map(nameOf)))
    .join(', ');
}
