import type { LocalDate } from '#domain/values/localDate.ts';
import { callbackNotProvided, promiseNotProvided } from '#machines/notProvided.ts';
import type { Reserved } from '#machines/reservationFacts.types.ts';
import type { CardMessage } from '../bookingRequest.types.ts';
import type { CardVisits, Removal } from './reservation.types.ts';

export type WatchedPayment = {
  /** 'open': the provider had no answer within the time the actor waits. */
  status: 'confirmed' | 'open' | 'failed' | 'canceled' | 'expired' | 'reservation_expired' | 'none';
};
/** What was saved: meanwhile something else may have been typed. */
export type SavedRemark = { remark: string };
export type HoldClockOrder = { type: 'hold.set'; expiresAt: string | null };

/**
 * The world's side of the machine. A refusal is an error with a `code`: the problem code of the server.
 * `holdClock` asks the server before it says 'hold.ended', for another tab may have renewed the hold.
 */
export const reservationActors = {
  cancelReservation: promiseNotProvided<null, { slug: string }>('cancelReservation'),
  removeItem: promiseNotProvided<Reserved, { slug: string; removal: Removal | null }>('removeItem'),
  changeMessage: promiseNotProvided<Reserved, { slug: string; itemId: string; message: CardMessage }>('changeMessage'),
  linkCustomer: promiseNotProvided<Reserved, { slug: string }>('linkCustomer'),
  countVisits: promiseNotProvided<CardVisits, { date: LocalDate }>('countVisits'),
  saveRemark: promiseNotProvided<SavedRemark, { slug: string; remark: string }>('saveRemark'),
  prepare: promiseNotProvided<Reserved, { slug: string; flowId: string }>('prepare'),
  renewHold: promiseNotProvided<Reserved, { slug: string }>('renewHold'),
  watchPayment: promiseNotProvided<WatchedPayment, { reservationId: string }>('watchPayment'),
  facts: callbackNotProvided<{ type: 'none' }, { slug: string }>('facts'),
  holdClock: callbackNotProvided<HoldClockOrder, { expiresAt: string | null }>('holdClock'),
};

export type ReservationActors = typeof reservationActors;
