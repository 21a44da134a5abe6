import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PlanningPreview } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Venue } from '#server/http/handlers.ts';
import { isExpired } from '../days/dayRows.repo.ts';

export interface ChangeScope {
  venueId: string;
  /** Days inclusive, none before today. */
  fromDay: LocalDate;
  toDay: LocalDate;
  now: { today: LocalDate; minute: MinuteOfDay };
  resourceIds?: readonly string[];
  poolIds?: readonly string[];
  opening?: boolean;
  /** Whose times are held against the opening times; without it everybody's. */
  reservationId?: string;
  /** The resources and pools that the reservation holds. */
  claimed?: boolean;
  productId?: string;
  /** Items that were invalid before the change count too. */
  isRemoval?: boolean;
}

const lastDay: LocalDate = '9999-12-31';

export function futureScope(
  { clock }: { clock: Clock },
  { venueId, timeZone }: Pick<Venue, 'venueId' | 'timeZone'>,
): Pick<ChangeScope, 'venueId' | 'fromDay' | 'toDay' | 'now'> {
  const instant = clock.now().getTime();
  const now = { today: localDateAt(instant, timeZone), minute: localMinuteAt(instant, timeZone) };
  return { venueId, fromDay: now.today, toDay: lastDay, now };
}

type InvalidationReason = PlanningPreview['invalidatedItems'][number]['reason'];

export interface InvalidatedItem {
  reservationId: string;
  itemId: string;
  day: LocalDate;
  reason: InvalidationReason;
}

/** Expects `reservation r`. */
export const isLive = sql`(r.state in ('hold', 'confirmed', 'checked_in') and not (${isExpired}))`;

/** On a day of the scope and not over; `end` is a minute of the day. */
export const isAhead = (
  { fromDay, toDay, now }: Pick<ChangeScope, 'fromDay' | 'toDay' | 'now'>,
  day: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
) => sql`(${day} between ${fromDay}::date and ${toDay}::date
    and (${day} > ${now.today}::date or ${end} > ${now.minute}::int))`;
