import { expectAccessible } from '../support/axe.ts';
import { backOnline } from '../support/backOnline.ts';
import { expectReadable } from '../support/expectReadable.ts';
import { bookUpToPayment } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';

const endings = [
  { how: 'fail', error: 'failed', sentence: 'De betaling is niet gelukt.' },
  { how: 'cancel', error: 'canceled', sentence: 'Je hebt de betaling geannuleerd.' },
  { how: 'expire', error: 'expired', sentence: 'De tijd om te betalen was om.' },
] as const;

test('a payment that failed, was canceled or expired brings the visitor back with the reason and the basket, and can be paid', async ({
  visit,
}) => {
  const { page, checkout, provider, flow, success } = visit;
  await bookUpToPayment(visit);
  for (const { how, error, sentence } of endings) {
    await checkout.payWithIdeal();
    await provider[how].click();

    await expect(page).toHaveURL(`/flow/entree/payment?error=${error}`);
    const isOwnChoice = error === 'canceled';
    const failed = checkout.reason.filter({
      hasText: 'Er is een fout opgetreden bij het afrekenen, probeer het opnieuw',
    });
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(failed).toHaveCount(isOwnChoice ? 0 : 1);
    await expect(checkout.toIdeal).toBeVisible();
    await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);

    await page.reload();
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  }
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
  await expect(success.paid).toBeVisible();
});

test('a visitor who comes back from the bank with the browser’s own button can go on paying', async ({ visit }) => {
  const { page, checkout, provider, flow, success } = visit;
  await bookUpToPayment(visit);
  await checkout.payWithIdeal();
  await expect(provider.heading).toBeVisible();
  await page.goBack();
  await expect(checkout.heading).toBeVisible();
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
});

test(
  'the bank’s answer that is not known yet is waited for, and followed when it comes',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, checkout, provider, success, flow } = visit;
    await bookUpToPayment(visit);
    const order = page.waitForRequest(/\/api\/checkout\/[^/]+\/ideal$/);
    await checkout.payWithIdeal();
    const reservationId = new URL((await order).url()).pathname.split('/').at(-2);
    await expect(provider.heading).toBeVisible();
    const bank = page.url();

    await page.goto(`/flow/entree/payment?return=${reservationId}`);
    await expectReadable(page.getByText('We wachten op je bank…'));
    await flow.expectState('redirecting');
    await expectAccessible(page);
    await page.context().setOffline(true);
    await expect(page.getByText('De uitslag van je betaling kon niet worden opgehaald.')).toBeVisible();
    await backOnline(page.context());
    await checkout.checkAgain.click();
    await expectReadable(page.getByText('We wachten op je bank…'));
    const other = visitIn(await page.context().newPage(), visit.server);
    await other.page.goto(bank);
    await other.provider.pay.click();
    await expect(other.success.confirmed).toBeVisible();
    await expect(success.confirmed).toBeVisible();
    expect(await success.number()).toBe(await other.success.number());
  },
);

test('Bancontact that was cancelled is shown, and pays the second time', { tag: '@full' }, async ({ page, visit }) => {
  const { checkout, provider, success } = visit;
  await bookUpToPayment(visit);
  await checkout.payWithBancontact();
  await expect(provider.heading).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Bancontact' })).toBeVisible();
  await provider.cancel.click();
  await expect(page).toHaveURL('/flow/entree/payment?error=canceled');
  await expect(page.getByRole('main').getByText('Je hebt de betaling geannuleerd.')).toBeVisible();
  await checkout.payWithBancontact();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
  await expect(success.paid).toBeVisible();
});

test('a payment that failed with one method is paid with another', async ({ visit }) => {
  const { checkout, provider, success } = visit;
  await bookUpToPayment(visit);
  await checkout.payWithIdeal();
  await provider.fail.click();
  await expect(checkout.reason).toBeVisible();
  await checkout.payWithBancontact();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
});
