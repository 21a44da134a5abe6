import { expect, test } from 'vitest';
import {
  checkoutView,
  isRedeemingBusy,
  isRedeemingOpen,
  offersRedeeming,
  openMethod,
  redeemRefusal,
} from '#machines/checkout/checkout.selectors.ts';
import { runCheckout } from '#tests/support/machines/checkoutWalk.ts';

const due = { total: 6150, totalPaid: 0, totalPayNow: 6150, totalMayPayNow: 6150 };
const partly = { ...due, totalPaid: 2500 };
const covered = { ...due, totalPaid: 6150 };
const code = { type: 'code.submitted', kind: 'giftCard', code: 'AAAA' } as const;

test('a gift card that pays a part leaves the rest to be chosen', async () => {
  const run = runCheckout({ totals: due });
  run.send({ type: 'redeeming.opened' });
  expect([isRedeemingOpen(run.actor.getSnapshot()), checkoutView(run.actor.getSnapshot())]).toEqual([true, 'choose']);
  run.send(code);
  expect(isRedeemingBusy(run.actor.getSnapshot())).toBe(true);
  await run.answer('redeemCode', { totals: partly });
  expect(run.state()).toBe('choosing');
  expect(run.actor.getSnapshot().context).toMatchObject({ totals: partly, submitted: null });
});

test('a gift card that pays everything leaves only the finish', async () => {
  const run = runCheckout({ totals: due });
  run.send({ type: 'redeeming.opened' });
  run.send(code);
  await run.answer('redeemCode', { totals: covered });
  expect(run.state()).toBe('nothingToPay');
  run.send({ type: 'redemption.removed', kind: 'giftCard', id: 'rd1' });
  expect(run.inputOf('removeRedemption')).toMatchObject({ id: 'rd1' });
  expect(checkoutView(run.actor.getSnapshot())).toBe('nothingToPay');
  await run.answer('removeRedemption', { totals: due });
  expect(run.state()).toBe('choosing');
});

test('a wrong code is told in the dialog, and forgotten when it closes', async () => {
  const run = runCheckout();
  run.send({ type: 'redeeming.opened' });
  run.send(code);
  await run.refuse('redeemCode', 'gift_card_invalid');
  expect(isRedeemingOpen(run.actor.getSnapshot())).toBe(true);
  expect(redeemRefusal(run.actor.getSnapshot())).toEqual({ kind: 'giftCard', problem: 'gift_card_invalid' });
  expect(run.emitted).toEqual([]);
  run.send({ type: 'redeeming.closed' });
  expect([run.state(), redeemRefusal(run.actor.getSnapshot())]).toEqual(['choosing', null]);
});

test('what could not be taken back stays, and that is told', async () => {
  const run = runCheckout({ totals: covered });
  run.send({ type: 'redemption.removed', kind: 'voucher', id: 'rd1' });
  await run.refuse('removeRedemption', 'service_unavailable');
  expect(run.state()).toBe('nothingToPay');
  expect(run.emitted).toMatchObject([{ type: 'notice', kind: 'error', code: 'redemption_removal_failed' }]);
});

test('where gift cards are sold the dialog does not open', () => {
  const run = runCheckout({ mayRedeem: false });
  expect(offersRedeeming(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'redeeming.opened' });
  expect(run.state()).toBe('choosing');
});

test('what another tab redeemed decides anew what there is to pay, but never under an order that is on its way', async () => {
  const run = runCheckout({ totals: due });
  run.send({ type: 'totals.changed', totals: partly });
  expect(run.state()).toBe('choosing');
  run.send({ type: 'totals.changed', totals: covered });
  expect(run.state()).toBe('nothingToPay');
  run.send({ type: 'totals.changed', totals: due });
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed' });
  run.send({ type: 'totals.changed', totals: covered });
  expect(run.state()).toBe('startingPayment');
  await run.refuse('startPayment', 'payment_provider_unavailable');
  expect(run.actor.getSnapshot().context.totals).toEqual(covered);
});

test('a hold that is gone when a code is submitted ends the checkout', async () => {
  const run = runCheckout();
  run.send({ type: 'redeeming.opened' });
  run.send(code);
  await run.refuse('redeemCode', 'reservation_expired');
  expect(run.actor.getSnapshot().output).toEqual({ kind: 'ended', gone: 'expired' });
});

test('the method that was open is open again after redeeming, the venue only while it may be chosen', async () => {
  const treatment = { total: 11400, totalPaid: 5000, totalPayNow: 4500, totalMayPayNow: 11400 };
  const run = runCheckout({ totals: treatment, firstMethod: 'ideal' });
  run.send({ type: 'method.chosen', method: 'bancontact' });
  run.send({ type: 'redeeming.opened' });
  run.send(code);
  await run.answer('redeemCode', { totals: { ...treatment, totalPaid: 6000 } });
  expect(openMethod(run.actor.getSnapshot())).toBe('bancontact');
  run.send({ type: 'method.chosen', method: 'location' });
  run.send({ type: 'redemption.removed', kind: 'giftCard', id: 'rd1' });
  await run.answer('removeRedemption', { totals: { ...treatment, totalPaid: 0 } });
  expect(openMethod(run.actor.getSnapshot())).toBe('ideal');
});
