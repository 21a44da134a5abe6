import type { Locator } from '@playwright/test';
import { bram } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { dateAt } from '../support/bookings.ts';
import { slowAnswers } from '../support/slowAnswers.ts';
import { addEntry, bookUpToPayment } from '../support/steps.ts';
import { expect, test, type Visit } from '../support/test.ts';

/** How long an answer takes, in milliseconds: longer than looking at what is shown meanwhile. */
const long = 4_000;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const wordsOf = ({ page }: Visit, words: string): Locator => page.getByRole('status').getByText(words, { exact: true });

/** The ring comes 300 ms after the wait began. */
async function expectWordsAfterOneSecond(words: Locator): Promise<void> {
  await expect(words).toBeVisible();
  await expect(words).toHaveCSS('animation-delay', '0.7s');
  await expect(words).toHaveCSS('animation-duration', '0.3s');
  await expect(words).toHaveCSS('opacity', '1');
}

async function expectWordsAtOnce(words: Locator): Promise<void> {
  await expect(words).toBeVisible();
  await expect(words).toHaveCSS('animation-name', 'none');
  await expect(words).toHaveCSS('opacity', '1');
}

test('a step that is slow to open says so in words after a second', { tag: '@full' }, async ({ visit }) => {
  await visit.start.open();
  await expect(visit.start.reserve('Entree')).toBeVisible();
  await slowAnswers(visit.page, long);
  await visit.start.reserve('Entree').click();
  await expectWordsAfterOneSecond(wordsOf(visit, 'Laden…'));
  await slowAnswers(visit.page, 0);
  await expect(visit.checkin.freeDays.first()).toBeVisible();
});

test('times that are slow to come say so in words after a second', { tag: '@full' }, async ({ visit }) => {
  const { page, calendar, picker, times, server } = visit;
  await page.goto('/flow/behandelingen');
  await calendar.pickInDialog(await dateAt(server, days.friends));
  await expect(picker.add('Rugmassage')).toBeVisible();
  await slowAnswers(page, long);
  await picker.add('Rugmassage').click();
  await expectWordsAfterOneSecond(wordsOf(visit, 'Laden…'));
  await slowAnswers(page, 0);
  await expect(times.times).toBeVisible();
});

test('who is being added to the reservation is told so at once', { tag: '@full' }, async ({ visit }) => {
  await addEntry(visit);
  await slowAnswers(visit.page, long);
  await visit.details.logIn(bram);
  await expectWordsAtOnce(wordsOf(visit, 'Gebruiker toevoegen aan reservering'));
  await slowAnswers(visit.page, 0);
  await expect(visit.details.reviewHeading).toBeVisible();
});

test('a payment that is being prepared says so at once', { tag: '@full' }, async ({ visit }) => {
  const { page, checkout } = visit;
  await bookUpToPayment(visit);
  await checkout.open('iDEAL | Wero');
  await slowAnswers(page, long);
  await page.reload({ waitUntil: 'commit' });
  await expectWordsAtOnce(wordsOf(visit, 'Je reservering wordt klaargezet'));
  await slowAnswers(page, 0);
  await expect(checkout.toIdeal).toBeVisible();
});

test('who is sent on to the payment page is told so at once', async ({ visit }) => {
  const { page, checkout, server } = visit;
  await bookUpToPayment(visit);
  // A page that is being left cannot be looked at: the payment page has nothing to show yet, so this one stays.
  await page.route(`${server.paymentsUrl}/**`, (route) => route.fulfill({ status: 204 }));
  await checkout.payWithIdeal();
  await expectWordsAtOnce(wordsOf(visit, 'Je wordt doorgestuurd naar de betaalpagina'));
});

test('who comes back while the bank has not answered is told so at once', async ({ visit }) => {
  const { page, checkout, provider } = visit;
  await bookUpToPayment(visit);
  const order = page.waitForRequest(/\/api\/checkout\/[^/]+\/ideal$/);
  await checkout.payWithIdeal();
  const reservationId = new URL((await order).url()).pathname.split('/').at(-2);
  await expect(provider.heading).toBeVisible();
  await page.goto(`/flow/entree/payment?return=${reservationId}`);
  await expectWordsAtOnce(wordsOf(visit, 'We wachten op je bank…'));
});

test('fields for a card that are slow to come say so at once', { tag: '@full' }, async ({ visit }) => {
  await bookUpToPayment(visit);
  await expect(visit.checkout.panel('Creditcard')).toBeVisible();
  await slowAnswers(visit.page, long);
  await visit.card.open();
  await expectWordsAtOnce(wordsOf(visit, 'Laden…'));
});

test('the result of an order says at once that it is being loaded', { tag: '@full' }, async ({ visit }) => {
  await bookUpToPayment(visit);
  await visit.checkout.open('Betalen op locatie');
  await slowAnswers(visit.page, long);
  await visit.checkout.placeOrder.click();
  await expectWordsAtOnce(wordsOf(visit, 'Laden…'));
  await slowAnswers(visit.page, 0);
  await expect(visit.success.confirmed).toBeVisible();
});
