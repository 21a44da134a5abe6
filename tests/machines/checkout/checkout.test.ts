import { expect, test } from 'vitest';
import {
  cardFieldsView,
  checkoutReason,
  checkoutView,
  isCheckoutBusy,
  offersPayAll,
  offersPayOnLocation,
  openMethod,
  paysAll,
} from '#machines/checkout/checkout.selectors.ts';
import { runCheckout } from '#tests/support/machines/checkoutWalk.ts';

const nothingDue = { total: 6150, totalPaid: 6150, totalPayNow: 0, totalMayPayNow: 6150 };

test('a location flow only has to be confirmed', async () => {
  const run = runCheckout({ checkoutType: 'location' });
  expect(checkoutView(run.actor.getSnapshot())).toBe('location');
  run.send({ type: 'order.placed' });
  expect(checkoutView(run.actor.getSnapshot())).toBe('location');
  await run.answer('payOnLocation', null);
  expect(run.actor.getSnapshot().output).toEqual({ kind: 'confirmed', reservationId: 'r1' });
});

test('what has been paid already only has to be finished', () => {
  const run = runCheckout({ totals: nothingDue });
  expect(checkoutView(run.actor.getSnapshot())).toBe('nothingToPay');
  run.send({ type: 'order.placed' });
  expect(run.state()).toBe('payingOnLocation');
});

test('no order can be placed before a way to pay is chosen', () => {
  const run = runCheckout();
  run.send({ type: 'order.placed' });
  expect(run.state()).toBe('choosing');
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed' });
  expect(run.state()).toBe('startingPayment');
});

test('where the first method is not taken the next one is open', () => {
  const run = runCheckout({ firstMethod: 'ideal' });
  run.send({ type: 'methods.offered', methods: ['bancontact', 'creditcard'] });
  expect(openMethod(run.actor.getSnapshot())).toBe('bancontact');
  run.send({ type: 'order.placed' });
  expect(run.inputOf('startPayment')).toMatchObject({ method: 'bancontact' });
});

test('the card opens its fields where it is the next, and closes them where it is not taken', () => {
  const run = runCheckout({ firstMethod: 'ideal' });
  run.send({ type: 'methods.offered', methods: ['creditcard'] });
  expect(run.state()).toEqual({ enteringCard: 'openingFields' });
  run.send({ type: 'methods.offered', methods: ['ideal'] });
  expect([run.state(), openMethod(run.actor.getSnapshot())]).toEqual(['choosing', 'ideal']);
});

test('offered methods open nothing that the visitor closed and leave a chosen one open', () => {
  const run = runCheckout({ firstMethod: 'ideal' });
  run.send({ type: 'methods.offered', methods: ['creditcard', 'ideal'] });
  expect(openMethod(run.actor.getSnapshot())).toBe('ideal');
  run.send({ type: 'method.closed' });
  run.send({ type: 'methods.offered', methods: ['creditcard'] });
  expect(openMethod(run.actor.getSnapshot())).toBeNull();
});

test('what must be paid beforehand can not be left for the venue', () => {
  const run = runCheckout({ totals: { total: 6150, totalPaid: 0, totalPayNow: 2000, totalMayPayNow: 6150 } });
  expect(offersPayOnLocation(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'method.chosen', method: 'location' });
  run.send({ type: 'order.placed' });
  expect(run.state()).toBe('choosing');
});

test('what may wait for the venue is paid now by choice, with every method', async () => {
  const run = runCheckout({ totals: { total: 11400, totalPaid: 0, totalPayNow: 4500, totalMayPayNow: 11400 } });
  expect([offersPayAll(run.actor.getSnapshot()), paysAll(run.actor.getSnapshot())]).toEqual([true, false]);
  run.send({ type: 'method.chosen', method: 'creditcard' });
  run.send({ type: 'amount.chosen', payAll: true });
  expect(paysAll(run.actor.getSnapshot())).toBe(true);
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed' });
  expect(run.inputOf('startPayment')).toMatchObject({ method: 'ideal', payAll: true });
});

test('with nothing due the rest is left for the venue, or paid online without more to choose', () => {
  const run = runCheckout();
  expect([offersPayOnLocation(run.actor.getSnapshot()), offersPayAll(run.actor.getSnapshot())]).toEqual([true, false]);
  run.send({ type: 'method.chosen', method: 'location' });
  expect(paysAll(run.actor.getSnapshot())).toBeNull();
  run.send({ type: 'order.placed' });
  expect(run.state()).toBe('payingOnLocation');
});

test('a payment that could not be made is told and can be tried again', async () => {
  const run = runCheckout();
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed' });
  await run.refuse('startPayment', 'payment_provider_unavailable');
  expect(run.state()).toBe('choosing');
  expect(checkoutReason(run.actor.getSnapshot())).toBe('payment_provider_unavailable');
  expect(run.emitted).toEqual([
    {
      type: 'notice',
      kind: 'error',
      code: 'payment_failed',
      params: { problem: 'payment_provider_unavailable' },
    },
  ]);
  run.send({ type: 'order.placed' });
  await run.answer('startPayment', { redirectUrl: 'https://bank.example/pay' });
  expect(run.actor.getSnapshot().output).toEqual({ kind: 'redirect', url: 'https://bank.example/pay' });
});

test('a failed finish on location is told', async () => {
  const run = runCheckout({ checkoutType: 'location' });
  run.send({ type: 'order.placed' });
  await run.refuse('payOnLocation', 'internal');
  expect(run.state()).toBe('confirmingOnLocation');
  expect(run.emitted).toMatchObject([{ type: 'notice', code: 'location_failed' }]);
});

test.each([
  ['reservation_expired', { kind: 'ended', gone: 'expired' }],
  ['reservation_cancelled', { kind: 'ended', gone: 'cancelled' }],
  ['reservation_changed', { kind: 'changed' }],
])('an order refused with %s ends the checkout', async (code, output) => {
  const run = runCheckout();
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed' });
  await run.refuse('startPayment', code);
  expect(run.actor.getSnapshot().output).toEqual(output);
});

function enterCard() {
  const run = runCheckout();
  run.send({ type: 'method.chosen', method: 'creditcard' });
  return run;
}

test('the card’s fields are fetched when its panel opens, and not before', async () => {
  const run = runCheckout();
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('closed');
  run.send({ type: 'method.chosen', method: 'ideal' });
  expect(run.state()).toBe('choosing');
  run.send({ type: 'method.chosen', method: 'creditcard' });
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('opening');
  run.send({ type: 'order.placed' });
  expect(run.state()).toEqual({ enteringCard: 'openingFields' });
  await run.answer('openCardFields', null);
  expect(run.state()).toEqual({ enteringCard: 'filling' });
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('shown');
  run.send({ type: 'order.placed' });
  expect(run.state()).toEqual({ enteringCard: 'makingToken' });
});

test('card fields that do not come can be asked for again, and another way to pay stays open', async () => {
  const run = enterCard();
  await run.refuse('openCardFields', 'payment_provider_unavailable');
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('unreachable');
  run.send({ type: 'card.retried' });
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('opening');
  run.send({ type: 'method.chosen', method: 'bancontact' });
  expect(run.state()).toBe('choosing');
  expect(openMethod(run.actor.getSnapshot())).toBe('bancontact');
});

test('a card gives a token first, and the token pays', async () => {
  const run = enterCard();
  await run.answer('openCardFields', null);
  run.send({ type: 'order.placed' });
  expect(isCheckoutBusy(run.actor.getSnapshot())).toBe(true);
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('shown');
  await run.answer('createCardToken', { cardToken: 'tkn_abcd1234' });
  expect(run.inputOf('startPayment')).toEqual({
    reservationId: 'r1',
    method: 'creditcard',
    cardToken: 'tkn_abcd1234',
    payAll: false,
  });
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('shown');
  await run.answer('startPayment', { redirectUrl: 'https://bank.example/check' });
  expect(run.actor.getSnapshot().output).toEqual({ kind: 'redirect', url: 'https://bank.example/check' });
});

test('what is no card is told, and the fields stay as they are', async () => {
  const run = enterCard();
  await run.answer('openCardFields', null);
  run.send({ type: 'order.placed' });
  await run.refuse('createCardToken', 'card_refused');
  expect(run.state()).toEqual({ enteringCard: 'filling' });
  expect(run.emitted).toMatchObject([{ type: 'notice', code: 'card_failed' }]);
  expect(checkoutReason(run.actor.getSnapshot())).toBeNull();
});

test.each([
  ['validation_failed', 'card_failed', null],
  ['payment_provider_unavailable', 'payment_failed', 'payment_provider_unavailable'],
])(
  'a card payment refused with %s is reported as %s, and a new token is made for the next',
  async (code, noticeCode, reason) => {
    const run = enterCard();
    await run.answer('openCardFields', null);
    run.send({ type: 'order.placed' });
    await run.answer('createCardToken', { cardToken: 'tkn_abcd1234' });
    await run.refuse('startPayment', code);
    expect(run.state()).toEqual({ enteringCard: 'filling' });
    expect(run.emitted).toMatchObject([{ type: 'notice', code: noticeCode }]);
    expect(checkoutReason(run.actor.getSnapshot())).toBe(reason);
    run.send({ type: 'order.placed' });
    await run.answer('createCardToken', { cardToken: 'tkn_other123' });
    expect(run.inputOf('startPayment')).toMatchObject({ cardToken: 'tkn_other123' });
  },
);

test('after a card was tried, another method is ordered without a token', async () => {
  const run = enterCard();
  await run.answer('openCardFields', null);
  run.send({ type: 'order.placed' });
  await run.answer('createCardToken', { cardToken: 'tkn_abcd1234' });
  await run.refuse('startPayment', 'payment_provider_unavailable');
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed' });
  expect(run.inputOf('startPayment')).toEqual({ reservationId: 'r1', method: 'ideal', cardToken: null, payAll: false });
});

test('card fields that were shown once are shown again at once', async () => {
  const run = enterCard();
  await run.answer('openCardFields', null);
  run.send({ type: 'method.chosen', method: 'ideal' });
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('shown');
  run.send({ type: 'method.chosen', method: 'creditcard' });
  expect(run.state()).toEqual({ enteringCard: 'filling' });
});

test('the first method of the language is open at first, and may be closed', () => {
  const run = runCheckout({ firstMethod: 'bancontact' });
  expect(openMethod(run.actor.getSnapshot())).toBe('bancontact');
  run.send({ type: 'method.closed' });
  run.send({ type: 'redeeming.opened' });
  run.send({ type: 'redeeming.closed' });
  expect(openMethod(run.actor.getSnapshot())).toBeNull();
});

test('where the card comes first its fields are fetched at once, and are there again after redeeming', async () => {
  const run = runCheckout({ firstMethod: 'creditcard' });
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('opening');
  await run.answer('openCardFields', null);
  run.send({ type: 'redeeming.opened' });
  expect(cardFieldsView(run.actor.getSnapshot())).toBe('shown');
  run.send({ type: 'redeeming.closed' });
  expect(run.state()).toEqual({ enteringCard: 'filling' });
});
