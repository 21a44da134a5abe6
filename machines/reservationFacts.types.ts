import type { CheckoutType } from '#domain/catalog/flowTypes.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';

/** What the machine needs to know of the server's reservation; amounts in cents. */
export type ReservationFacts = {
  id: string;
  personCount: number;
  date: LocalDate;
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  checkinGroupId: string | null;
  personsWithProducts: number[];
  /** How many items of guests the planner gave a time of their own; parts of an arrangement each count. */
  timedItemCount: number;
  itemMarks: string[];
  userId: string | null;
  expiresAt: string;
  maxExpiresAt: string;
  checkoutType: CheckoutType;
  total: Cents;
  totalPayNow: Cents;
  totalMayPayNow: Cents;
  totalPaid: Cents;
};

export type Reserved = { reservation: ReservationFacts };

export type Gone = 'expired' | 'cancelled' | 'confirmed';

export type Facts = {
  reservation: ReservationFacts | null;
  customerLoggedIn: boolean;
  /** What became of the newest reservation when none is live. */
  gone: Gone | null;
};
