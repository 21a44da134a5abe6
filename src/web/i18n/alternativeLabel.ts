import { t } from '@lingui/core/macro';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { shortDay } from './dates.ts';
import { joinList } from './list.ts';
import type { Locale } from './locale.ts';

type Alternative = {
  kind: 'other_time' | 'other_day' | 'apart';
  date: string;
  /** Minutes of the day. */
  time: number | null;
  persons: readonly number[];
};

/** '13:30', 'zo 17 mei', 'Gast 1 om 13:00'. Times name their guests when guests get different ones, or with `named`. */
export function alternativeLabel(alternative: Alternative, locale: Locale, named = false): string {
  const { kind, date, time, persons } = alternative;
  if (kind === 'other_day' || time === null) return shortDay(date, locale);
  const at = formatTime(time);
  if (kind === 'other_time' && !named) return at;
  const guests = joinList(persons, locale);
  return t({ id: 'alternative.apart', message: `Gast ${guests} om ${at}` });
}
