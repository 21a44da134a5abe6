import type { OfferedParts } from '#domain/scheduling/day/dayOffers.ts';
import type { BookingRequest, Day, ExistingBooking } from '#domain/scheduling/day/day.ts';

/** Milliseconds, roughly and rather too many: the planner's first runs take twice as long. */
type Cost = number;

export const proposalsCost = (requests: readonly BookingRequest[]): Cost => requests.length * 10;

export const offersCost = ({ personCount }: Day, offers: readonly OfferedParts[]): Cost =>
  personCount === 1 ? 1 : personCount * offers.length * 0.1;

type Refused = { day: Day; existingBookings: readonly ExistingBooking[]; laterDays: readonly Day[] };

export const refusalCost = ({ existingBookings, laterDays }: Refused, { guests, products }: BookingRequest): Cost =>
  (1 + laterDays.length) * products.length * (1 + guests.length + existingBookings.length) * 0.1;

export const repairsCost = (lost: readonly unknown[]): Cost => lost.length * 30;
