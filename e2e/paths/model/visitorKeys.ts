import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import type { ProposalsEvent } from '#machines/proposals/proposals.types.ts';
import type { ReservationEvent } from '#machines/reservation/reservation.events.ts';
import type { SubmissionEvent } from '#machines/submission/submission.types.ts';
import type { TimePickerEvent } from '#machines/timePicker/timePicker.types.ts';

type Told = 'methods.offered' | 'totals.changed' | 'booking.changed' | 'step.entered' | 'flow.left';
type StartOnly = 'times.confirmed' | 'times.dismissed' | 'alternative.chosen' | 'times.retried';

/** Everything that a visitor tells the machine of a visit or one of its children. */
export type VisitorKey =
  | `visit ${Exclude<ReservationEvent['type'], Told>}`
  | `checkout ${Exclude<CheckoutEvent['type'], Told>}`
  | `timePicker ${Exclude<TimePickerEvent['type'], 'departure.chosen'>}`
  | `stayPicker ${Exclude<TimePickerEvent['type'], StartOnly>}`
  | `proposals ${Exclude<ProposalsEvent['type'], Told>}`
  | `identify ${Exclude<SubmissionEvent<unknown>['type'], 'form.dismissed'>}`
  | `details ${SubmissionEvent<unknown>['type']}`;

/** What others do meanwhile, on every way. */
export type Happening = 'bank pays' | 'bank refuses' | 'bank is left' | 'others take the time';

/** What goes wrong, or comes late: server, clock, network and staff are asked to do it in a browser too. */
export const troubles = [
  'bank waits',
  'bank pays late',
  'server refuses',
  'hold runs short',
  'staff cancels',
  'network goes',
  'network comes back',
] as const;
export type Trouble = (typeof troubles)[number];

/** What happens where no browser is. */
export type ApiHappening = 'hold ends' | 'other tab removes' | 'other tab empties';

type Journey = { journey: string; words: string };

/** What no path does in a browser: which journey does, in which words; null for what none does yet. */
export const elsewhere = {
  'visit payment.returned': null,
  'checkout amount.chosen': { journey: 'mixedBasket', words: 'Alles nu' },
  'checkout card.retried': { journey: 'cards', words: 'card.again.click()' },
  'timePicker alternative.chosen': { journey: 'refusals', words: 'times.offers.first().click()' },
} satisfies Partial<Record<VisitorKey, Journey | null>>;

/** What a path in a browser does. */
export type StepKey = Exclude<VisitorKey, keyof typeof elsewhere> | Happening | Trouble;

/** What only the full set does: one way through every flow is quicker without. */
type FullKey =
  | 'visit checkinGroup.chosen'
  | 'visit day.opened'
  | 'visit day.closed'
  | 'visit guest.chosen'
  | 'visit emptying.requested'
  | 'visit link.retried'
  | 'visit details.requested'
  | 'details form.submitted'
  | 'details form.dismissed'
  | 'visit remark.typed'
  | 'visit remark.submitted'
  | 'visit visits.changed'
  | 'visit payment.checkRequested'
  | 'visit hold.renewalRequested'
  | 'visit text.typed'
  | 'visit dialog.opened'
  | 'visit dialog.closed'
  | 'checkout redemption.removed'
  | 'timePicker times.retried'
  | Trouble;

export type FastKey = Exclude<StepKey, FullKey>;

/** What needs a page: the fields of a card, and a day without any time left. */
type PageOnly = 'checkout card.retried' | 'timePicker alternative.chosen';

/** What the fast set does not do, and paths without a browser do. */
export type ApiOnlyKey = FullKey | Exclude<keyof typeof elsewhere, PageOnly> | ApiHappening;

export type ApiKey = FastKey | ApiOnlyKey;
