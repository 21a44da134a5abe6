import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { demoExceptions, openFrom, openTo } from './demoCalendar.ts';

/** When the demo is open on a day; nothing on a closed one. */
export function demoOpening(today: LocalDate): (day: LocalDate) => OpeningBlock[] {
  const exceptions = new Map(demoExceptions(today).map(({ fromDate, blocks }) => [fromDate, blocks]));
  const ordinary = [{ from: openFrom, to: openTo }];
  return (day) => (exceptions.get(day) ?? ordinary).map(({ from, to }) => ({ fromMinute: from, toMinute: to }));
}
