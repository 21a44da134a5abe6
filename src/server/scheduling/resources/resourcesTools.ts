import type { LocalDate } from '#domain/values/localDate.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { RequestContext, Venue } from '#server/http/handlers.ts';

/** What the use cases of this module need from outside. */
export interface ResourcesTools {
  db: Db;
  clock: Clock;
  newId: () => string;
}

/** For which venue, in which language for what stands in the way. */
export type Caller = Pick<RequestContext, 'venue' | 'language'>;

/** Later than any day that can be booked. */
const lastDay: LocalDate = '9999-12-31';

/** Every day that a change can break something on: from now on. */
export function daysAhead({ clock }: ResourcesTools, { venueId, timeZone }: Venue) {
  const instant = clock.now().getTime();
  const now = { today: localDateAt(instant, timeZone), minute: localMinuteAt(instant, timeZone) };
  return { venueId, fromDay: now.today, toDay: lastDay, now };
}
