import { currentLocale } from '#web/i18n/activate.ts';
import { momentTime } from '#web/i18n/moments.ts';
import { useConfig } from '#web/queries/settings.ts';

/** Moments at the venue's place. */
export function useMoment(): (instant: string) => string {
  const { timeZone } = useConfig().venue;
  return (instant) => momentTime(instant, currentLocale(), timeZone);
}
