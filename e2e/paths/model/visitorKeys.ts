import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import type { ProposalsEvent } from '#machines/proposals/proposals.types.ts';
import type { ReservationEvent } from '#machines/reservation/reservation.events.ts';
import type { TimePickerEvent } from '#machines/timePicker/timePicker.types.ts';

type Told = 'methods.offered' | 'totals.changed' | 'booking.changed' | 'step.entered';
type StartOnly = 'times.confirmed' | 'times.dismissed' | 'alternative.chosen' | 'times.retried';

/** Everything that a visitor tells the machine of a visit or one of its children. */
export type VisitorKey =
  | `visit ${Exclude<ReservationEvent['type'], Told>}`
  | `checkout ${Exclude<CheckoutEvent['type'], Told>}`
  | `timePicker ${Exclude<TimePickerEvent['type'], 'departure.chosen'>}`
  | `stayPicker ${Exclude<TimePickerEvent['type'], StartOnly>}`
  | `proposals ${Exclude<ProposalsEvent['type'], Told>}`;

/** What others do meanwhile. */
export type Happening = 'bank pays' | 'bank refuses' | 'bank is left' | 'others take the time';

/** Why no path in the browser does this: which journey does. */
export const elsewhere = {
  'visit checkinGroup.chosen': 'e2e/journeys/changes.e2e.ts',
  'visit day.opened': 'e2e/journeys/changes.e2e.ts',
  'visit day.closed': 'e2e/journeys/changes.e2e.ts',
  'visit guest.chosen': 'e2e/journeys/subPages.e2e.ts',
  'visit emptying.requested': 'e2e/journeys/changes.e2e.ts',
  'visit link.retried': 'e2e/journeys/network.e2e.ts',
  'visit details.saved': 'e2e/journeys/forms.e2e.ts',
  'visit visits.changed': 'e2e/journeys/multiVisitCards.e2e.ts',
  'visit payment.returned': 'e2e/journeys/payments.e2e.ts',
  'visit payment.checkRequested': 'e2e/journeys/payments.e2e.ts',
  'visit hold.renewalRequested': 'e2e/journeys/hold.e2e.ts',
  'visit text.typed': 'e2e/journeys/hold.e2e.ts',
  'visit date.dismissed': 'e2e/journeys/treatments.e2e.ts',
  'visit dialog.opened': 'e2e/journeys/phone.e2e.ts',
  'visit dialog.closed': 'e2e/journeys/phone.e2e.ts',
  'checkout amount.chosen': 'e2e/journeys/mixedBasket.e2e.ts',
  'checkout card.retried': 'e2e/journeys/payments.e2e.ts',
  'checkout redemption.removed': 'e2e/journeys/redeeming.e2e.ts',
  'timePicker alternative.chosen': 'e2e/journeys/refusals.e2e.ts',
  'timePicker times.retried': 'e2e/journeys/planningCuts.e2e.ts',
} satisfies Partial<Record<VisitorKey, string>>;

export type StepKey = Exclude<VisitorKey, keyof typeof elsewhere> | Happening;
