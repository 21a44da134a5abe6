import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { ReservationState } from '#server/db/bookingTables.ts';
import type { ReservationRow } from './reservation.types.ts';

/** What payments may know of a reservation; amounts in cents. `live`: an unexpired hold. */
export interface PayableReservation {
  venueId: string;
  id: string;
  flowId: string;
  slug: string;
  flowType: number;
  checkoutType: 'location' | 'payment' | 'payment-and-location';
  state: ReservationState;
  live: boolean;
  renewable: boolean;
  number: string | null;
  customerId: string | null;
  language: string;
  personCount: number;
  day: LocalDate;
  startMinute: MinuteOfDay | null;
  endMinute: MinuteOfDay | null;
  total: number;
  totalPayNow: number;
  totalPaid: number;
  preparedAt: Date | null;
  expiresAt: Date;
  maxExpiresAt: Date;
}

export const toPayable = (row: ReservationRow): PayableReservation => ({
  venueId: row.venueId,
  id: row.id,
  flowId: row.flowId,
  slug: row.slug,
  flowType: row.flowType,
  checkoutType: row.checkoutType,
  state: row.state,
  live: row.live,
  renewable: row.renewable,
  number: row.number,
  customerId: row.customerId,
  language: row.language,
  personCount: row.personCount,
  day: row.day,
  startMinute: row.startMinute,
  endMinute: row.endMinute,
  total: row.total,
  totalPayNow: row.totalPayNow,
  totalPaid: row.totalPaid,
  preparedAt: row.preparedAt,
  expiresAt: row.expiresAt,
  maxExpiresAt: row.maxExpiresAt,
});
