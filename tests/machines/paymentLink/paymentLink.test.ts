import { expect, test } from 'vitest';
import { linkPage, passingProblem, paymentPage } from '#machines/paymentLink/paymentLink.selectors.ts';
import { runPaymentLink } from '#tests/support/machines/paymentLinkWalk.ts';

const link = 'https://bank.example/pay';

test('the visitor reads where he goes, and is there after a second', async () => {
  const run = runPaymentLink();
  expect(linkPage(run.snapshot())).toBe('loading');
  expect(run.inputOf('loadLink')).toEqual({ ref: 'aB3-ref' });
  await run.answer('loadLink', { status: 'success' });
  expect([linkPage(run.snapshot()), paymentPage(run.snapshot())]).toEqual(['leaving', null]);
  expect(run.inputOf('startPayment')).toEqual({ ref: 'aB3-ref' });
  await run.answer('startPayment', { link });
  expect([linkPage(run.snapshot()), paymentPage(run.snapshot())]).toEqual(['leaving', link]);
  expect(run.inputOf('pause')).toEqual({ milliseconds: 1_000 });
  await run.answer('pause', null);
  expect(run.inputOf('openPage')).toEqual({ link });
  await run.answer('openPage', null);
  expect([linkPage(run.snapshot()), paymentPage(run.snapshot())]).toEqual(['leaving', link]);
});

test('what is paid is said, and nobody is sent anywhere', async () => {
  const run = runPaymentLink();
  await run.answer('loadLink', { status: 'paid' });
  expect([linkPage(run.snapshot()), paymentPage(run.snapshot())]).toEqual(['paid', null]);
});

test('who comes back without paying is not sent away again, but pays when he asks to', async () => {
  const run = runPaymentLink(true);
  await run.answer('loadLink', { status: 'success' });
  expect([linkPage(run.snapshot()), paymentPage(run.snapshot())]).toEqual(['unpaid', null]);
  run.send({ type: 'payment.requested' });
  await run.answer('startPayment', { link });
  expect([linkPage(run.snapshot()), paymentPage(run.snapshot())]).toEqual(['leaving', link]);
});

test('what was paid in another window meanwhile is said, and a payment that cannot begin is tried again', async () => {
  const paid = runPaymentLink();
  await paid.answer('loadLink', { status: 'success' });
  await paid.answer('startPayment', { link: null });
  expect(linkPage(paid.snapshot())).toBe('paid');
  const failed = runPaymentLink();
  await failed.answer('loadLink', { status: 'success' });
  await failed.refuse('startPayment', 'payment_provider_unavailable');
  expect([linkPage(failed.snapshot()), passingProblem(failed.snapshot())]).toEqual([
    'failed',
    'payment_provider_unavailable',
  ]);
});

test('who comes back having paid reads so', async () => {
  const run = runPaymentLink(true);
  await run.answer('loadLink', { status: 'paid' });
  expect(linkPage(run.snapshot())).toBe('paid');
});

test('a reference that is not there is not asked for again in vain', async () => {
  const run = runPaymentLink();
  await run.refuse('loadLink', 'not_found');
  expect([linkPage(run.snapshot()), passingProblem(run.snapshot())]).toEqual(['failed', null]);
});

test('after a failure that may pass the visitor tries again', async () => {
  const run = runPaymentLink();
  await run.refuse('loadLink', 'payment_provider_unavailable');
  expect(passingProblem(run.snapshot())).toBe('payment_provider_unavailable');
  run.send({ type: 'load.retried' });
  expect([linkPage(run.snapshot()), passingProblem(run.snapshot())]).toEqual(['loading', null]);
  await run.answer('loadLink', { status: 'paid' });
  expect(linkPage(run.snapshot())).toBe('paid');
});
