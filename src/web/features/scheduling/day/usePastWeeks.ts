import { useLingui } from '@lingui/react/macro';
import { lastPastWeek } from '#domain/scheduling/stay/calendar.ts';
import { dayOfMonth } from '#domain/values/localDate.ts';
import type { YearMonth } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortMonth } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/useMedia.ts';

/** On phones the days that can be booked come first; null where no week is over. */
export function usePastWeeks(month: YearMonth): { until: string; words: string } | null {
  const { t } = useLingui();
  const { today } = useConfig();
  const phone = useMedia(media.phone);
  const until = lastPastWeek(month, today);
  if (!phone || until === null) return null;
  const last = dayOfMonth(until);
  const name = shortMonth(until, currentLocale());
  return { until, words: t({ id: 'calendar.past_weeks', message: `1 – ${last} ${name} voorbij` }) };
}
