import { longestRange } from '#domain/scheduling/stay/otherDays.ts';
import { daysBetween, isLocalDate } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';

/** Both days inclusive. */
export interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** Throws `person_count_invalid`. */
export function mustFit(venue: Venue, persons: number): void {
  if (persons > venue.settings.maxPersons) throw problem('person_count_invalid');
}

/** Throws `validation_failed` and `person_count_invalid`. */
export function mustBeAskable({ venue }: { venue: Venue }, { from, to, persons }: Days & { persons: number }): void {
  mustBeRange(from, to);
  mustFit(venue, persons);
}

function mustBeRange(from: LocalDate, to: LocalDate): void {
  const wrong = (pointer: string, code: string) => problem('validation_failed', { errors: [{ pointer, code }] });
  if (!isLocalDate(from)) throw wrong('/path/from', 'date_invalid');
  if (!isLocalDate(to)) throw wrong('/path/to', 'date_invalid');
  const days = daysBetween(from, to);
  if (days < 0) throw wrong('/path/to', 'too_small');
  if (days >= longestRange) throw wrong('/path/to', 'too_large');
}
