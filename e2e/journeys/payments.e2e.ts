import { bookUpToPayment } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const endings = [
  { how: 'fail', error: 'failed', sentence: 'De betaling is niet gelukt.' },
  { how: 'cancel', error: 'canceled', sentence: 'Je hebt de betaling geannuleerd.' },
  { how: 'expire', error: 'expired', sentence: 'De tijd om te betalen was om.' },
] as const;

for (const { how, error, sentence } of endings) {
  test(`a payment that ended as ${error} brings the visitor back with the reason and the basket, and can be paid again`, async ({
    visit,
  }) => {
    const { page, checkout, provider, flow, success } = visit;
    await bookUpToPayment(visit);
    await checkout.payWithIdeal();
    await provider[how].click();

    await expect(page).toHaveURL(`/flow/entree/payment?error=${error}`);
    await expect(checkout.reason).toContainText('Er is een fout opgetreden bij het afrekenen, probeer het opnieuw');
    await expect(checkout.reason).toContainText(sentence);
    await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);

    await page.reload();
    await expect(checkout.reason).toContainText(sentence);

    await checkout.payWithIdeal();
    await provider.pay.click();
    await expect(success.confirmed).toBeVisible();
    await expect(success.paid).toBeVisible();
  });
}

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

test('the bank’s answer that is not known yet is waited for', async ({ visit }) => {
  const { page, checkout, provider, success } = visit;
  await bookUpToPayment(visit);
  await checkout.payWithIdeal();
  await expect(provider.heading).toBeVisible();
  const payment = page.url();
  await page.goBack();
  await expect(checkout.heading).toBeVisible();
  const bank = await page.context().newPage();
  await bank.goto(payment);
  await bank.getByRole('button', { name: 'Betaling geslaagd' }).click();
  await expect(bank.getByText('Je reservering is bevestigd')).toBeVisible();
  await page.reload();
  await expect(success.confirmed).toBeVisible();
});
