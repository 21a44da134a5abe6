import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffReservation } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear, timeRange } from '#web/i18n/dates.ts';

type Visit = Pick<StaffReservation, 'startDate' | 'startTime' | 'endTime' | 'personCount'>;

/** Day, times and number of persons. */
export function useVisitText(): (visit: Visit) => string {
  const { t } = useLingui();
  return ({ startDate, startTime, endTime, personCount: count }) => {
    const persons = t({ id: 'common.persons', message: plural(count, { one: '# persoon', other: '# personen' }) });
    const times = startTime === null || endTime === null ? [] : [timeRange(startTime, endTime)];
    return [dayWithYear(startDate, currentLocale()), ...times, persons].join(' · ');
  };
}
