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

/** What others do meanwhile. */
export type Happening = 'bank pays' | 'bank refuses' | 'bank is left' | 'others take the time';

type Journey = { journey: string; words: string };

/** What happens where no browser is: server, clock, network, staff and other tabs are asked to do it. */
export type ApiHappening =
  | 'network goes'
  | 'network comes back'
  | 'server refuses'
  | 'hold runs short'
  | 'hold ends'
  | 'other tab removes'
  | 'other tab empties'
  | 'staff cancels'
  | 'bank waits'
  | 'bank pays late';

/** What no path does in a browser: which journey does, in which words; null for what none does yet. */
export const elsewhere = {
  'visit checkinGroup.chosen': { journey: 'changes', words: "checkin.part('Avond')" },
  'visit day.opened': { journey: 'groupChanges', words: 'calendar.change.click()' },
  'visit day.closed': { journey: 'groupChanges', words: 'calendar.done.click()' },
  'visit guest.chosen': { journey: 'entriesPerGuest', words: "picker.askFor('Voetmassage', 2)" },
  'visit emptying.requested': { journey: 'resume', words: 'flow.empty.click()' },
  'visit link.retried': { journey: 'network', words: 'details.linkAgain.click()' },
  'visit details.requested': { journey: 'forms', words: 'details.change.click()' },
  'visit remark.typed': { journey: 'reload', words: 'details.remarks.fill(' },
  'visit remark.submitted': { journey: 'reload', words: 'details.remarks.blur()' },
  'details form.submitted': { journey: 'forms', words: 'details.editDialog' },
  'details form.dismissed': { journey: 'accountPages', words: 'visit.details.editDialog' },
  'visit visits.changed': { journey: 'multiVisitCards', words: "{ name: 'Kijk opnieuw' }).click()" },
  'visit payment.returned': null,
  'visit payment.checkRequested': { journey: 'payments', words: 'checkout.checkAgain.click()' },
  'visit hold.renewalRequested': { journey: 'hold', words: 'flow.keepLonger.click()' },
  'visit text.typed': { journey: 'hold', words: "getByLabel('Plaats').fill('Hoenderveld')" },
  'visit dialog.opened': { journey: 'phone', words: 'flow.basket.tap()' },
  'visit dialog.closed': { journey: 'phone', words: "keyboard.press('Escape')" },
  'checkout amount.chosen': { journey: 'mixedBasket', words: 'Alles nu' },
  'checkout card.retried': { journey: 'cards', words: 'card.again.click()' },
  'checkout redemption.removed': { journey: 'redeeming', words: 'redeeming.remove(' },
  'timePicker alternative.chosen': { journey: 'refusals', words: 'times.offers.first().click()' },
  'timePicker times.retried': {
    journey: 'planningCuts',
    words: "times.dialog.getByRole('button', { name: 'Opnieuw proberen' }).click()",
  },
} satisfies Partial<Record<VisitorKey, Journey | null>>;

export type StepKey = Exclude<VisitorKey, keyof typeof elsewhere> | Happening;

/** What needs a page: the fields of a card, and a day without any time left. */
type PageOnly = 'checkout card.retried' | 'timePicker alternative.chosen';

/** What paths do without a browser, and in none. */
export type ApiOnlyKey = Exclude<keyof typeof elsewhere, PageOnly> | ApiHappening;

export type ApiKey = StepKey | ApiOnlyKey;
