import { createActor } from 'xstate';
import type { Alternative } from '#machines/alternative.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { AddingActors } from '#machines/adding/adding.actors.ts';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import type { AddingAnswer, AddingInput } from '#machines/adding/adding.types.ts';
import type { BalanceActors } from '#machines/balance/balance.actors.ts';
import { balanceMachine } from '#machines/balance/balance.machine.ts';
import type { BalanceAnswer, BalanceEvent } from '#machines/balance/balance.types.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import type { CheckoutAnswer, CheckoutEvent, CheckoutInput } from '#machines/checkout/checkout.types.ts';
import type { EmailConfirmationActors } from '#machines/emailConfirmation/emailConfirmation.actors.ts';
import { emailConfirmationMachine } from '#machines/emailConfirmation/emailConfirmation.machine.ts';
import type {
  EmailConfirmationAnswer,
  EmailConfirmationEvent,
} from '#machines/emailConfirmation/emailConfirmation.types.ts';
import type { PasswordResetActors } from '#machines/passwordReset/passwordReset.actors.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import type { PasswordResetAnswer, PasswordResetEvent } from '#machines/passwordReset/passwordReset.types.ts';
import type { PaymentLinkActors } from '#machines/paymentLink/paymentLink.actors.ts';
import { paymentLinkMachine } from '#machines/paymentLink/paymentLink.machine.ts';
import type { PaymentLinkAnswer, PaymentLinkEvent } from '#machines/paymentLink/paymentLink.types.ts';
import type { ProposalsAnswer, ProposalsEvent } from '#machines/proposals/proposals.types.ts';
import type { SessionActors } from '#machines/session/session.actors.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionAnswer, SessionEvent } from '#machines/session/session.types.ts';
import type { TimePickerActors } from '#machines/timePicker/timePicker.actors.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import type {
  StartRequest,
  StayRequest,
  TimePickerAnswer,
  TimePickerEvent,
  TimePickerInput,
  TimesEvent,
  TimesOffer,
} from '#machines/timePicker/timePicker.types.ts';
import { controlledActors } from './controlledActors.ts';
import { facts, reservation } from './reservationFixtures.ts';

export function checkoutInput(over: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    reservationId: 'r1',
    checkoutType: 'payment-and-location',
    totals: { total: 6150, totalPaid: 0, totalPayNow: 0, totalMayPayNow: 6150 },
    mayRedeem: true,
    error: null,
    firstMethod: null,
    ...over,
  };
}

export function runCheckout(over: Partial<CheckoutInput> = {}) {
  const world = controlledActors();
  const actors = {
    startPayment: world.promise('startPayment'),
    openCardFields: world.promise('openCardFields'),
    createCardToken: world.promise('createCardToken'),
    redeemCode: world.promise('redeemCode'),
    removeRedemption: world.promise('removeRedemption'),
    payOnLocation: world.promise('payOnLocation'),
  } satisfies CheckoutActors;
  const actor = createActor(checkoutMachine.provide({ actors }), { input: checkoutInput(over) });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, actor, emitted, send: actor.send, state: () => actor.getSnapshot().value };
}

export function runSession(hasToken: boolean) {
  const world = controlledActors();
  const actors = {
    loadCustomer: world.promise('loadCustomer'),
    logOut: world.promise('logOut'),
  } satisfies SessionActors;
  const actor = createActor(sessionMachine.provide({ actors }), { input: { hasToken } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, actor, emitted, send: actor.send, state: () => actor.getSnapshot().value };
}

export const startInput: StartRequest = {
  kind: 'start',
  slug: 'behandelingen',
  productId: 'p1',
  persons: [1],
  personCount: 2,
  date: '2026-05-12',
  startTime: null,
};

export const stayInput: StayRequest = {
  kind: 'stay',
  slug: 'entree',
  checkinGroupId: 'day',
  personCount: 2,
  date: '2026-05-12',
  startTime: null,
  endTime: null,
  isBooked: false,
};

export function runTimePicker(input: TimePickerInput) {
  const world = controlledActors();
  const actors = { times: world.callback('times') } satisfies TimePickerActors;
  const actor = createActor(timePickerMachine.provide({ actors }), { input }).start();
  return {
    ...world,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
    /** The actor tells what is offered. */
    offer: (offer: TimesOffer) => world.say('times', { type: 'times.loaded', offer } satisfies TimesEvent),
    fail: () => world.say('times', { type: 'times.failed' } satisfies TimesEvent),
  };
}

export function runBalance() {
  const world = controlledActors();
  const actors = { checkBalance: world.promise('checkBalance') } satisfies BalanceActors;
  const actor = createActor(balanceMachine.provide({ actors })).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot(), state: () => actor.getSnapshot().value };
}

export function runPaymentLink(returned = false) {
  const world = controlledActors();
  const actors = {
    loadLink: world.promise('loadLink'),
    startPayment: world.promise('startPayment'),
    pause: world.promise('pause'),
    openPage: world.promise('openPage'),
  } satisfies PaymentLinkActors;
  const input = { ref: 'aB3-ref', returned };
  const actor = createActor(paymentLinkMachine.provide({ actors }), { input }).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export function runEmailConfirmation() {
  const world = controlledActors();
  const actors = { confirmEmail: world.promise('confirmEmail') } satisfies EmailConfirmationActors;
  const machine = emailConfirmationMachine.provide({ actors });
  const actor = createActor(machine, { input: { token: 'mailed' } }).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export function runPasswordReset(token: string | null) {
  const world = controlledActors();
  const actors = { checkToken: world.promise('checkToken') } satisfies PasswordResetActors;
  const actor = createActor(passwordResetMachine.provide({ actors }), { input: { token } });
  const pages: string[] = [];
  actor.on('navigate.requested', ({ to }) => pages.push(to));
  actor.start();
  return { ...world, pages, send: actor.send, snapshot: () => actor.getSnapshot() };
}

type ByType<Event extends { type: string }> = { [Type in Event['type']]: Extract<Event, { type: Type }>[] };

const broken = { code: 'payment_provider_unavailable' };

const partly = { total: 6150, totalPaid: 2500, totalPayNow: 0, totalMayPayNow: 6150 };
const covered = { ...partly, totalPaid: 6150 };

export const checkoutEvents = {
  'method.chosen': [
    { type: 'method.chosen', method: 'ideal' },
    { type: 'method.chosen', method: 'creditcard' },
    { type: 'method.chosen', method: 'location' },
  ],
  'method.closed': [{ type: 'method.closed' }],
  'amount.chosen': [{ type: 'amount.chosen', payAll: true }],
  'card.retried': [{ type: 'card.retried' }],
  'order.placed': [{ type: 'order.placed' }],
  'xstate.done.actor.openCardFields': [{ type: 'xstate.done.actor.openCardFields', output: null }],
  'xstate.error.actor.openCardFields': [{ type: 'xstate.error.actor.openCardFields', error: broken }],
  'xstate.done.actor.createCardToken': [
    { type: 'xstate.done.actor.createCardToken', output: { cardToken: 'tkn_abcd1234' } },
  ],
  'xstate.error.actor.createCardToken': [
    { type: 'xstate.error.actor.createCardToken', error: { code: 'card_refused' } },
  ],
  'redeeming.opened': [{ type: 'redeeming.opened' }],
  'redeeming.closed': [{ type: 'redeeming.closed' }],
  'code.submitted': [{ type: 'code.submitted', kind: 'giftCard', code: 'AAAA' }],
  'redemption.removed': [{ type: 'redemption.removed', kind: 'giftCard', id: 'rd1' }],
  'totals.changed': [
    { type: 'totals.changed', totals: partly },
    { type: 'totals.changed', totals: covered },
  ],
  'xstate.done.actor.redeemCode': [{ type: 'xstate.done.actor.redeemCode', output: { totals: covered } }],
  'xstate.error.actor.redeemCode': [
    { type: 'xstate.error.actor.redeemCode', error: { code: 'gift_card_invalid' } },
    { type: 'xstate.error.actor.redeemCode', error: { code: 'reservation_expired' } },
  ],
  'xstate.done.actor.removeRedemption': [{ type: 'xstate.done.actor.removeRedemption', output: { totals: partly } }],
  'xstate.error.actor.removeRedemption': [
    { type: 'xstate.error.actor.removeRedemption', error: broken },
    { type: 'xstate.error.actor.removeRedemption', error: { code: 'reservation_expired' } },
  ],
  'xstate.done.actor.startPayment': [
    { type: 'xstate.done.actor.startPayment', output: { redirectUrl: 'https://bank.example/pay' } },
  ],
  'xstate.error.actor.startPayment': [
    { type: 'xstate.error.actor.startPayment', error: broken },
    { type: 'xstate.error.actor.startPayment', error: { code: 'validation_failed' } },
    { type: 'xstate.error.actor.startPayment', error: { code: 'reservation_expired' } },
    { type: 'xstate.error.actor.startPayment', error: { code: 'reservation_changed' } },
  ],
  'xstate.done.actor.payOnLocation': [{ type: 'xstate.done.actor.payOnLocation', output: null }],
  'xstate.error.actor.payOnLocation': [
    { type: 'xstate.error.actor.payOnLocation', error: broken },
    { type: 'xstate.error.actor.payOnLocation', error: { code: 'reservation_expired' } },
    { type: 'xstate.error.actor.payOnLocation', error: { code: 'reservation_changed' } },
  ],
} satisfies ByType<CheckoutEvent | CheckoutAnswer>;

export const sessionEvents = {
  'customer.loggedIn': [{ type: 'customer.loggedIn' }],
  'check.retried': [{ type: 'check.retried' }],
  'edit.requested': [{ type: 'edit.requested' }],
  'edit.dismissed': [{ type: 'edit.dismissed' }],
  'details.saved': [{ type: 'details.saved' }],
  'passwordChange.requested': [{ type: 'passwordChange.requested' }],
  'password.changed': [{ type: 'password.changed' }],
  'sessions.requested': [{ type: 'sessions.requested' }],
  'export.requested': [{ type: 'export.requested' }],
  'data.exported': [{ type: 'data.exported' }],
  'erasure.requested': [{ type: 'erasure.requested' }],
  'window.dismissed': [{ type: 'window.dismissed' }],
  'logout.requested': [{ type: 'logout.requested' }],
  'logout.confirmed': [{ type: 'logout.confirmed' }],
  'logout.dismissed': [{ type: 'logout.dismissed' }],
  'token.removed': [{ type: 'token.removed' }],
  'xstate.done.actor.loadCustomer': [{ type: 'xstate.done.actor.loadCustomer', output: { customerId: 'c1' } }],
  'xstate.error.actor.loadCustomer': [
    { type: 'xstate.error.actor.loadCustomer', error: { code: 'unauthorized' } },
    { type: 'xstate.error.actor.loadCustomer', error: { code: 'internal' } },
  ],
  'xstate.done.actor.logOut': [{ type: 'xstate.done.actor.logOut', output: null }],
  'xstate.error.actor.logOut': [{ type: 'xstate.error.actor.logOut', error: { code: 'internal' } }],
} satisfies ByType<SessionEvent | SessionAnswer>;

const friday: Alternative = { kind: 'other_day', date: '2026-05-15', time: 690, persons: [1] };

export const timePickerEvents = {
  'arrival.chosen': [
    { type: 'arrival.chosen', time: 600 },
    { type: 'arrival.chosen', time: 660 },
  ],
  'departure.chosen': [
    { type: 'departure.chosen', time: 720 },
    { type: 'departure.chosen', time: 780 },
  ],
  'times.confirmed': [{ type: 'times.confirmed' }],
  'times.dismissed': [{ type: 'times.dismissed' }],
  'times.retried': [{ type: 'times.retried' }],
  'alternative.chosen': [{ type: 'alternative.chosen', alternative: friday }],
  'times.loaded': [
    {
      type: 'times.loaded',
      offer: {
        options: [
          { arrival: 600, departures: [720] },
          { arrival: 660, departures: [720, 780] },
        ],
        reason: null,
        alternatives: [],
      },
    },
    { type: 'times.loaded', offer: { options: [], reason: 'no_room', alternatives: [friday] } },
  ],
  'times.failed': [{ type: 'times.failed' }],
  'xstate.error.actor.times': [{ type: 'xstate.error.actor.times', error: { code: 'offline' } }],
} satisfies ByType<TimePickerEvent | TimesEvent | TimePickerAnswer>;

export const addingInput: AddingInput = {
  slug: 'entree',
  flowType: FlowType.Entry,
  draft: { personCount: 2, date: '2026-05-12', startTime: 600, endTime: 840, checkinGroupId: 'day' },
  request: { kind: 'checkin', checkinGroupId: 'day', persons: [-1] },
  reservationExists: false,
};

export function runAdding(over: Partial<AddingInput> = {}) {
  const world = controlledActors();
  const actors = {
    createReservation: world.promise('createReservation'),
    loadReservation: world.promise('loadReservation'),
    addToReservation: world.promise('addToReservation'),
  } satisfies AddingActors;
  const actor = createActor(addingMachine.provide({ actors }), { input: { ...addingInput, ...over } }).start();
  return { ...world, state: () => actor.getSnapshot().value, output: () => actor.getSnapshot().output };
}

export const addingEvents = {
  'xstate.done.actor.createReservation': [
    { type: 'xstate.done.actor.createReservation', output: { reservation: reservation({ personsWithProducts: [] }) } },
  ],
  'xstate.error.actor.createReservation': [
    { type: 'xstate.error.actor.createReservation', error: { code: 'internal' } },
    { type: 'xstate.error.actor.createReservation', error: { code: 'reservation_exists' } },
  ],
  'xstate.done.actor.loadReservation': [
    { type: 'xstate.done.actor.loadReservation', output: facts({ reservation: reservation() }) },
    { type: 'xstate.done.actor.loadReservation', output: facts({ reservation: reservation({ personCount: 3 }) }) },
  ],
  'xstate.error.actor.loadReservation': [{ type: 'xstate.error.actor.loadReservation', error: { code: 'internal' } }],
  'xstate.done.actor.addToReservation': [
    { type: 'xstate.done.actor.addToReservation', output: { reservation: reservation(), notBooked: [] } },
  ],
  'xstate.error.actor.addToReservation': [
    { type: 'xstate.error.actor.addToReservation', error: { code: 'internal' } },
    { type: 'xstate.error.actor.addToReservation', error: { code: 'reservation_expired' } },
  ],
} satisfies ByType<AddingAnswer>;

export const proposalsEvents = {
  'proposal.chosen': [{ type: 'proposal.chosen', proposalId: 'v1' }],
  'proposals.dismissed': [{ type: 'proposals.dismissed' }],
  'booking.changed': [{ type: 'booking.changed' }],
  'xstate.done.actor.requestProposals': [
    { type: 'xstate.done.actor.requestProposals', output: { proposals: [{ id: 'v1', kind: 'together' }] } },
    { type: 'xstate.done.actor.requestProposals', output: { proposals: [] } },
  ],
  'xstate.error.actor.requestProposals': [{ type: 'xstate.error.actor.requestProposals', error: broken }],
  'xstate.done.actor.takeProposal': [
    { type: 'xstate.done.actor.takeProposal', output: { reservation: reservation(), notBooked: [] } },
  ],
  'xstate.error.actor.takeProposal': [{ type: 'xstate.error.actor.takeProposal', error: broken }],
} satisfies ByType<ProposalsEvent | ProposalsAnswer>;

export const balanceEvents = {
  'code.entered': [{ type: 'code.entered', code: '7M3Q-9F2X-K4TB-8HJD' }],
  'xstate.done.actor.checkBalance': [
    { type: 'xstate.done.actor.checkBalance', output: { balance: 2500, amount: 5000, usableTo: '2029-05-02' } },
  ],
  'xstate.error.actor.checkBalance': [
    { type: 'xstate.error.actor.checkBalance', error: { code: 'gift_card_invalid' } },
  ],
} satisfies ByType<BalanceEvent | BalanceAnswer>;

export const paymentLinkEvents = {
  'load.retried': [{ type: 'load.retried' }],
  'payment.requested': [{ type: 'payment.requested' }],
  'xstate.done.actor.loadLink': [
    { type: 'xstate.done.actor.loadLink', output: { status: 'success' } },
    { type: 'xstate.done.actor.loadLink', output: { status: 'paid' } },
  ],
  'xstate.done.actor.startPayment': [
    { type: 'xstate.done.actor.startPayment', output: { link: 'https://bank.example/pay' } },
    { type: 'xstate.done.actor.startPayment', output: { link: null } },
  ],
  'xstate.error.actor.startPayment': [{ type: 'xstate.error.actor.startPayment', error: broken }],
  'xstate.error.actor.loadLink': [{ type: 'xstate.error.actor.loadLink', error: { code: 'not_found' } }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: broken }],
  'xstate.done.actor.openPage': [{ type: 'xstate.done.actor.openPage', output: null }],
  'xstate.error.actor.openPage': [{ type: 'xstate.error.actor.openPage', error: broken }],
} satisfies ByType<PaymentLinkEvent | PaymentLinkAnswer>;

export const emailConfirmationEvents = {
  'confirmation.requested': [{ type: 'confirmation.requested' }],
  'xstate.done.actor.confirmEmail': [
    { type: 'xstate.done.actor.confirmEmail', output: { email: 'anna@olijfgaard.example' } },
  ],
  'xstate.error.actor.confirmEmail': [{ type: 'xstate.error.actor.confirmEmail', error: broken }],
} satisfies ByType<EmailConfirmationEvent | EmailConfirmationAnswer>;

export const passwordResetEvents = {
  'link.requested': [{ type: 'link.requested' }],
  'check.retried': [{ type: 'check.retried' }],
  'password.saved': [{ type: 'password.saved' }],
  'token.refused': [{ type: 'token.refused' }],
  'xstate.done.actor.checkToken': [
    { type: 'xstate.done.actor.checkToken', output: { email: 'anna@olijfgaard.example' } },
  ],
  'xstate.error.actor.checkToken': [
    { type: 'xstate.error.actor.checkToken', error: broken },
    { type: 'xstate.error.actor.checkToken', error: { code: 'token_invalid' } },
  ],
} satisfies ByType<PasswordResetEvent | PasswordResetAnswer>;
