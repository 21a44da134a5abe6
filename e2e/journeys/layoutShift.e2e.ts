import type { Locator } from '@playwright/test';
import { logIn } from '../support/api.ts';
import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { bram } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { shiftOf, slowDown, watchShifts } from '../support/layoutShift.ts';
import { addEntry, bookUpToPayment, identify, openDay, remember } from '../support/steps.ts';
import { expect, test, type Visit } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The summed layout shift a page may have on a slow phone. */
const allowed = 0.02;

/** Opens it on a slow phone with an empty cache; nothing may move until the last of it stands there. */
async function expectStill({ page }: Visit, address: string, last: Locator): Promise<void> {
  await page.goto('about:blank');
  await watchShifts(page);
  await slowDown(page);
  await page.goto(address);
  await expect(last).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  const { total, largest } = await shiftOf(page);
  test.info().annotations.push({ type: 'layout shift', description: `${address} ${total.toFixed(4)}` });
  expect(total, JSON.stringify(largest, null, 1)).toBeLessThan(allowed);
}

test('a step that loads slowly has the header above it and the footer below the screen', async ({
  visit: { page },
}) => {
  await slowDown(page);
  await page.goto('/flow/entree', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Laden…')).toBeAttached();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('nothing jumps while the start page loads', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/', visit.start.reserve('Entree'));
});

test('nothing jumps while the calendar of an entry loads', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/flow/entree', visit.checkin.freeDays.first());
});

test('nothing jumps while the treatments load', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/flow/behandelingen', visit.picker.count);
});

test('nothing jumps while the calendar of arrangements loads', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/flow/arrangementen', visit.checkin.freeDays.first());
});

const dayTogether = 'stel-je-dag-samen';
const stay = { arrival: '13:00', departure: '18:00' };

for (const [slug, ofDay] of [
  ['arrangementen', '&arrival=10:00&departure=19:00'],
  ['behandelingen', ''],
  [dayTogether, '&arrival=13:00&departure=18:00'],
] as const) {
  test(
    `nothing jumps while the cards of ${slug} load for a day that is chosen`,
    { tag: '@full' },
    async ({ visit }) => {
      const date = await dateAt(visit.server, days.entries);
      await expectStill(visit, `/flow/${slug}?persons=2&date=${date}${ofDay}`, visit.picker.cards.first());
    },
  );
}

test('nothing jumps while a second page of a flow loads', { tag: '@full' }, async ({ visit }) => {
  const requests = [{ product: sold.entryAllDay, guests: [1] }];
  await openDay(visit, { slug: dayTogether, day: days.entries, stay, requests });
  await expectStill(visit, `/flow/${dayTogether}/2`, visit.picker.cards.first());
});

test('nothing jumps while the details load', { tag: '@full' }, async ({ visit }) => {
  await addEntry(visit);
  await expectStill(visit, '/flow/entree/info', visit.details.submitLogin);
});

test('nothing jumps while the payment methods load', { tag: '@full' }, async ({ visit }) => {
  await bookUpToPayment(visit);
  await expectStill(visit, '/flow/entree/payment', visit.checkout.panel('iDEAL | Wero'));
});

test('nothing jumps while the confirmation loads', { tag: '@full' }, async ({ visit }) => {
  await bookUpToPayment(visit);
  await visit.checkout.payOnLocation();
  await visit.success.number();
  await expectStill(visit, visit.page.url(), visit.success.confirmed);
});

test('nothing jumps on the way back from the bank', { tag: '@full' }, async ({ visit }) => {
  const reservationId = await paid(visit);
  await expectStill(visit, `/flow/entree/payment?return=${reservationId}`, visit.success.confirmed);
});

test('nothing jumps while the page to log in loads', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/customer/login', visit.details.submitLogin);
});

test('nothing jumps while the multi-visit cards load', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/flow/badenkaart', visit.order.order);
});

test('nothing jumps while the gift cards load', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/flow/cadeaubon', visit.order.amount);
});

test('nothing jumps while the vouchers load', { tag: '@full' }, async ({ visit }) => {
  await expectStill(visit, '/flow/voucher-duo', visit.order.quantity);
});

test('nothing jumps while the details of who is known load', { tag: '@full' }, async ({ visit }) => {
  await addEntry(visit);
  await visit.page.goto('/flow/entree/info');
  await identify(visit);
  await expectStill(visit, '/flow/entree/info', visit.details.reviewHeading);
});

test('nothing jumps while the account loads', { tag: '@full' }, async ({ visit }) => {
  await remember(visit, { customer_token: await logIn(visit.server, bram) });
  await expectStill(visit, '/customer', visit.page.getByRole('heading', { level: 1 }));
});

test('nothing jumps while an own booking loads', { tag: '@full' }, async ({ visit }) => {
  await paid(visit);
  const address = await visit.success.manage.getAttribute('href');
  await expectStill(visit, address!, visit.page.getByRole('img', { name: /^K-/ }));
});

/** An entry for two that is paid; gives the reservation's id. */
async function paid(visit: Visit): Promise<string> {
  await bookUpToPayment(visit);
  await visit.checkout.payWithIdeal();
  await visit.provider.pay.click();
  await expect(visit.success.confirmed).toBeVisible();
  return new URL(visit.page.url()).searchParams.get('ref') ?? '';
}
