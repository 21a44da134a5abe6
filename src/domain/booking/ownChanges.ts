import { addDays } from '../values/localDate.ts';
import type { LocalDate } from '../values/localDate.ts';
import type { MinuteOfDay } from '../values/timeOfDay.ts';
import { instantOf } from '../values/zonedTime.ts';
import type { SelfService } from './selfService.ts';

const msPerHour = 3_600_000;

interface Visit {
  day: LocalDate;
  /** Null without times: the visit then begins with its day. */
  startMinute: MinuteOfDay | null;
  awaitsAnswer?: boolean;
}

/**
 * Milliseconds since 1970: the last moment at which guests may change their booking. Who was moved by the venue and has not
 * agreed needs no notice: `awaitsAnswer`.
 */
export const changesUntil = (
  { day, startMinute, awaitsAnswer = false }: Visit,
  zone: string,
  { noticeHours }: SelfService,
): number => instantOf(day, startMinute ?? 0, zone) - (awaitsAnswer ? 0 : noticeHours * msPerHour);

export type ChangesClosed = 'switched_off' | 'too_late' | 'ended';

interface Asked {
  state: string;
  /** Milliseconds since 1970. */
  now: number;
  until: number;
  setting: SelfService;
}

/** Why guests may not change their booking, or null. */
export function changesClosed({ state, now, until, setting }: Asked): ChangesClosed | null {
  if (state !== 'confirmed') return 'ended';
  if (!setting.enabled) return 'switched_off';
  return now > until ? 'too_late' : null;
}

/** The link in the mail works until the day after the visit is over. */
export const linkHasExpired = (day: LocalDate, today: LocalDate): boolean => today > addDays(day, 1);
