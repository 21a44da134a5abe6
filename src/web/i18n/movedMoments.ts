import { isToOtherDay } from '#domain/booking/movedItems.ts';
import { longDay } from './dates.ts';
import type { Locale } from './locale.ts';

type Move = { fromDate: string; fromTime: string; date: string; startTime: string };

/** Where something was and is: the times, with their days where these differ. */
export function movedMoments(move: Move, locale: Locale): { from: string; to: string } {
  const { fromDate, fromTime, date, startTime } = move;
  return isToOtherDay(move)
    ? { from: `${longDay(fromDate, locale)} ${fromTime}`, to: `${longDay(date, locale)} ${startTime}` }
    : { from: fromTime, to: startTime };
}
