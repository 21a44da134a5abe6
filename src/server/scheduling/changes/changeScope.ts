import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BrokenReservation } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { isExpired } from '../claims/expiredHolds.repo.ts';

/** What a change may break: bookings on these resources, in these pools, or anything that needs the venue open. */
export interface ChangeScope {
  venueId: string;
  /** Days inclusive, none before today. */
  fromDay: LocalDate;
  toDay: LocalDate;
  now: { today: LocalDate; minute: MinuteOfDay };
  resourceIds?: readonly string[];
  poolIds?: readonly string[];
  opening?: boolean;
  /** A product that is sold no more. */
  productId?: string;
  /** What is named goes away for good, so that nothing may be left on it. */
  isRemoval?: boolean;
}

export type BreakReason = BrokenReservation['reason'];

/** Something booked that a change leaves without its place. */
export interface BrokenItem {
  reservationId: string;
  itemId: string;
  day: LocalDate;
  reason: BreakReason;
}

/** A booking that somebody counts on. Expects `reservation r`. */
export const isLive = sql`(r.state in ('hold', 'confirmed', 'checked_in') and not (${isExpired}))`;

/** A day of the scope, and not over by now: `end` is a minute of the day. */
export const isAhead = (
  { fromDay, toDay, now }: Pick<ChangeScope, 'fromDay' | 'toDay' | 'now'>,
  day: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
) => sql`(${day} between ${fromDay}::date and ${toDay}::date
    and (${day} > ${now.today}::date or ${end} > ${now.minute}::int))`;
