import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { gridBetween } from '../stay/entryTimes.ts';
import type { BookingRequest, Day } from './day.ts';
import { refusalOf } from './refusalOf.ts';
import type { RefusalReason } from './refusalOf.ts';
import { commonStarts } from './starts.ts';

/** Null for a start that is offered. */
export type ExplainedStart = { start: MinuteOfDay; reason: RefusalReason | null };

const usualStep = 30;

/** What visitors are offered, and of the other sessions or half hours why not. Throws `PlanTooLarge`. */
export function explainedStarts(day: Day, requests: readonly BookingRequest[]): ExplainedStart[] {
  const [request] = requests;
  if (!request) return [];
  const offered = commonStarts(day, [], requests);
  const others = possibleStarts(day, request).filter((start) => !offered.includes(start));
  const refused = others.map((start): ExplainedStart => {
    const reason = refusalOf(day, [], { ...request, preferred: start, isFixed: true });
    return { start, reason: reason ?? 'no_common_time' };
  });
  return [...offered.map((start) => ({ start, reason: null })), ...refused].toSorted((a, b) => a.start - b.start);
}

function possibleStarts({ blocks }: Day, { products }: BookingRequest): MinuteOfDay[] {
  const planning = products.find((product) => product.planning !== null)?.planning;
  if (!planning) return [];
  const sessions = planning.pool?.starts ?? [];
  if (sessions.length > 0) return [...sessions];
  return blocks.flatMap(({ fromMinute, toMinute }) => gridBetween(fromMinute, toMinute - planning.duration, usualStep));
}
