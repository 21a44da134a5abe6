import type { StepId } from '#domain/catalog/steps.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { AddingOutput } from '#machines/adding/adding.types.ts';
import type { CheckoutOutput } from '#machines/checkout/checkout.types.ts';
import type { SubmissionOutput } from '#machines/submission/submission.types.ts';
import type { ProposalsOutput } from '#machines/proposals/proposals.types.ts';
import type { TimePickerOutput } from '#machines/timePicker/timePicker.types.ts';
import type { Alternative } from '#machines/alternative.ts';
import type { CardMessage, GuestChoice } from '../bookingRequest.types.ts';
import type { Facts, Reserved } from '#machines/reservationFacts.types.ts';
import type { SavedRemark, WatchedPayment } from './reservation.actors.ts';
import type { CardVisits, Dialog, FailureCode, NoticeParams, PaymentError, Removal } from './reservation.types.ts';

export type ReservationEvent =
  | { type: 'personCount.changed'; personCount: number }
  | { type: 'date.chosen'; date: LocalDate }
  | { type: 'checkinGroup.chosen'; checkinGroupId: string }
  | { type: 'day.opened' }
  | { type: 'day.closed' }
  /** `needsTime`: it takes time of its own, so a start is chosen first. */
  | { type: 'product.requested'; productId: string; persons: GuestChoice; needsTime: boolean }
  | { type: 'collection.requested'; collectionId: string; productIds: string[]; persons: GuestChoice }
  | { type: 'checkin.requested'; persons: GuestChoice }
  /** Cards of so many cents each, for which a message is written first; vouchers have their own price: null. */
  | { type: 'giftCard.requested'; productId: string; amount: Cents | null; quantity: number }
  | { type: 'message.written'; message: CardMessage }
  | { type: 'message.dismissed' }
  | { type: 'message.changeRequested'; itemId: string }
  | { type: 'subscription.requested'; productId: string }
  /** Something offered instead of the unit at this place in `notBooked`. */
  | { type: 'alternative.chosen'; alternative: Alternative; notBooked: number }
  | { type: 'guest.chosen'; guest: number }
  | { type: 'proposals.requested' }
  | { type: 'removal.requested'; removal: Removal }
  | { type: 'emptying.requested' }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' }
  | { type: 'step.requested'; step: StepId }
  /** The page's path now names this step. */
  | { type: 'step.entered'; step: StepId }
  /** No page of the flow is shown any more. */
  | { type: 'flow.left' }
  | { type: 'link.retried' }
  | { type: 'details.requested' }
  | { type: 'remark.typed'; remark: string }
  | { type: 'remark.submitted' }
  | { type: 'visits.changed' }
  | { type: 'payment.returned'; reservationId: string }
  | { type: 'payment.checkRequested' }
  | { type: 'hold.renewalRequested' }
  /** The visitor typed in some field of the page. */
  | { type: 'text.typed' }
  | { type: 'date.dismissed' }
  | { type: 'dialog.opened'; dialog: Dialog }
  | { type: 'dialog.closed' };

export type FactsEvent = { type: 'facts.changed'; facts: Facts };
/** `gone`: how, where something beside the visit heard of it. */
export type HoldClockEvent = { type: 'hold.warned'; minutesLeft: 5 | 1 } | { type: 'hold.ended'; gone?: Facts['gone'] };

/** Raised by the machine itself: other times have to be offered. */
export type DraftEvent = { type: 'draft.changed' };

type Done<Id extends string, Output> = Id extends Id ? { type: `xstate.done.actor.${Id}`; output: Output } : never;
type Failed<Id extends string> = Id extends Id ? { type: `xstate.error.actor.${Id}`; error: unknown } : never;

export type ReservationAnswer =
  | Done<'renewHold' | 'removeItem' | 'changeMessage' | 'linkCustomer' | 'prepare', Reserved>
  | Done<'cancelReservation' | 'cancelForChange', null>
  | Done<'countVisits', CardVisits>
  | Done<'adding', AddingOutput>
  | Done<'proposals', ProposalsOutput>
  | Done<'identify' | 'details', SubmissionOutput>
  | Done<'saveRemark', SavedRemark>
  | Done<'watchPayment' | 'watchPaymentLonger', WatchedPayment>
  | Done<'checkout', CheckoutOutput>
  | Done<'timePicker' | 'stayPicker', TimePickerOutput>
  | Failed<ReservationInvokeId>;

export type ReservationInvokeId =
  | 'renewHold'
  | 'removeItem'
  | 'changeMessage'
  | 'linkCustomer'
  | 'countVisits'
  | 'prepare'
  | 'cancelReservation'
  | 'cancelForChange'
  | 'adding'
  | 'proposals'
  | 'identify'
  | 'details'
  | 'saveRemark'
  | 'watchPayment'
  | 'watchPaymentLonger'
  | 'checkout'
  | 'timePicker'
  | 'stayPicker'
  | 'facts'
  | 'holdClock';

export type ReservationMachineEvent = ReservationEvent | FactsEvent | HoldClockEvent | DraftEvent | ReservationAnswer;

export type ReservationEmitted =
  | { type: 'notice'; kind: 'error' | 'success'; code: NoticeCode; params: NoticeParams }
  | { type: 'navigate.requested'; to: StepId | 'success' | 'start'; error?: PaymentError; reservationId?: string }
  | { type: 'redirect.requested'; url: string };

export type NoticeCode =
  | FailureCode
  | 'not_booked'
  | 'details_saved'
  | 'remark_failed'
  | 'message_changed'
  | 'proposal_taken'
  | 'reservation_expired'
  | 'reservation_cancelled';
