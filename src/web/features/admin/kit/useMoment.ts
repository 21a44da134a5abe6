import { currentLocale } from '#web/i18n/activate.ts';
import { useConfig } from '#web/queries/settings.ts';
import { momentText } from './momentText.ts';

/** Moments at the venue's place. */
export function useMoment(): (instant: string) => string {
  const { timeZone } = useConfig().venue;
  return (instant) => momentText(instant, currentLocale(), timeZone);
}
