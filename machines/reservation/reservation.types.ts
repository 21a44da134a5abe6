import type { CheckoutType, FlowType } from '#domain/catalog/flowTypes.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Draft } from '#machines/draft.types.ts';
import type { Facts } from '#machines/reservationFacts.types.ts';
import type { AddedProduct, AddRequest, NotBooked, ReplacedProduct, RepricedProduct } from '../bookingRequest.types.ts';

export type MachineFlow = {
  id: string;
  slug: string;
  type: FlowType;
  checkoutType: CheckoutType;
  subFlowCount: number;
  checkinGroupIds: string[];
  paysWithVisits: boolean;
};

export type Limits = {
  maxPersons: number;
  today: LocalDate;
  /** The last day that can be booked, inclusive. */
  lastDate: LocalDate;
};

/** Visits on the customer's cards on the day of the reservation; null for no limit. */
export type CardVisits = { visitsLeft: number | null };

export type KnownFacts = Facts & { visits: CardVisits | null; minutesLeft: 5 | 1 | null };

export type Change =
  | { kind: 'personCount'; personCount: number }
  | { kind: 'date'; date: LocalDate }
  | { kind: 'timeRange'; startTime: MinuteOfDay | null; endTime: MinuteOfDay | null }
  | { kind: 'checkinGroup'; checkinGroupId: string };

export type Removal =
  | { kind: 'product'; itemId: string }
  /** `itemId` is that of the collection's first item. */
  | { kind: 'collection'; xplanId: string; itemId: string };

export type Question =
  | Change
  | { kind: 'removal'; removal: Removal }
  | { kind: 'message'; itemId: string }
  | { kind: 'emptying' };

export type PaymentError = 'failed' | 'canceled' | 'expired';

/** What a visitor calls it: an entry and a voucher are requested as a product and a gift card. */
export type RequestedThing = AddRequest['kind'] | 'entry' | 'voucher';

export type NoticeParams = {
  problem?: string;
  waitSeconds?: number;
  reason?: string;
  request?: RequestedThing;
  /** The planner's id of it; absent for a check-in. */
  xplanId?: string;
  notBooked?: NotBooked[];
  invalidated?: string[];
};

export type Failure = { code: FailureCode; params: NoticeParams };

export type FailureCode =
  | 'add_failed'
  | 'cancel_failed'
  | 'removal_failed'
  | 'message_failed'
  | 'link_failed'
  | 'prepare_failed'
  | 'renew_failed'
  | 'proposal_failed'
  | 'checkout_failed'
  | 'date_required'
  | 'times_required';

export type ReservationInput = {
  flow: MachineFlow;
  limits: Limits;
  facts: Facts;
  step: StepId;
  returned?: string | null;
  error?: PaymentError | null;
  /** The method that is open when the checkout begins. */
  firstMethod?: string | null;
  /** Everything online, also what may be paid on location. */
  payAll?: boolean;
  /** What the address asks for while nothing is reserved. */
  draft?: Partial<Draft>;
  /** Of a plan that was taken before the page was loaded. */
  plannedMarks?: string[] | null;
};

export type PaymentReturn = { kind: 'returned'; reservationId: string } | { kind: 'failed'; error: PaymentError };

export type Dialog = { kind: 'info' } | { kind: 'basket' } | { kind: 'product'; productId: string };

export type Outcome = {
  notBooked: NotBooked[];
  /** The request to which the alternatives of `notBooked` refer. */
  refused: AddRequest | null;
  added: AddedProduct | null;
  replaced: ReplacedProduct[];
  repriced: RepricedProduct[];
};

/** Small plain JSON: only what the server does not know, and the facts that guards need. */
export type ReservationContext = {
  flow: MachineFlow;
  limits: Limits;
  facts: KnownFacts;
  step: StepId;
  draft: Draft;
  question: Question | null;
  request: AddRequest | null;
  outcome: Outcome;
  guest: number | null;
  failure: Failure | null;
  payment: PaymentReturn | null;
  firstMethod: string | null;
  payAll: boolean;
  dialog: Dialog | null;
  /** `itemMarks` of the plan that was taken: nothing better is to be proposed for just these. */
  plannedMarks: string[] | null;
  /** As typed, until it is saved; null when nothing waits to be saved. */
  remark: string | null;
  /** No page of the flow is shown any more, while a remark was still to be saved. */
  isLeft: boolean;
};
