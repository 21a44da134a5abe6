import { expectAccessible } from '../support/axe.ts';
import { sold } from '../support/catalogue.ts';
import { newCustomer } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { bookUpToPayment, goToPayment, openDay } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

/** What the demo venue gave out: a card of 100 euro, one with 32,50 left, a blocked one, and a code for ten percent. */
const cards = { whole: 'DEM0-GAAF-B0NN-0001', part: 'DEM0-DEE1-B0NN-0002', blocked: 'DEM0-DCHT-B0NN-0003' };

/** What the summary says is to be paid now, as '€ 36,50'. */
async function due({ summary }: Visit['flow']): Promise<string> {
  const line = await summary.getByText('Nu te betalen').locator('xpath=..').innerText();
  return `€\u00A0${/\d+,\S{1,2}/.exec(line)?.[0] ?? ''}`;
}

test('a wrong code is said at the field, and the dialog is left by keyboard', async ({ page, visit }) => {
  const { redeeming, checkout, flow } = visit;
  await bookUpToPayment(visit);
  await expect(checkout.heading).toBeVisible();
  await redeeming.opener.press('Enter');
  await expectAccessible(page);
  await redeeming.dialog.getByRole('button', { name: 'Inwisselen' }).click();
  await expect(redeeming.code).toHaveAccessibleDescription(/verplicht/);
  for (const code of ['BESTAAT-NIET', cards.blocked]) {
    await redeeming.code.fill(code);
    await redeeming.code.press('Enter');
    await expect(redeeming.code).toHaveAccessibleDescription(/Ongeldige cadeaubon code\. Probeer het opnieuw\./);
    await expect(redeeming.code).toBeFocused();
  }
  await redeeming.dialog.getByRole('radio', { name: 'Voucher' }).check();
  await expect(redeeming.code).toHaveAccessibleDescription(/Wat hij niet betaalt, vervalt/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(redeeming.dialog).toBeHidden();
  await expect(redeeming.opener).toBeFocused();
  await flow.expectState('paying');
});

test('a gift card pays a part and iDEAL the rest', { tag: '@full' }, async ({ page, visit }) => {
  const { redeeming, checkout, flow, provider, success } = visit;
  await bookUpToPayment(visit);
  await redeeming.redeem('Cadeaubon', 'dem0 deei b0nn ooo2');
  await expect(redeeming.usedOf('…0002')).toContainText('−32,50');
  await expect(flow.summary.getByText('Korting')).toBeVisible();
  await expect(flow.summary.getByText('Nu te betalen')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(redeeming.usedOf('…0002')).toContainText('−32,50');
  await checkout.open('iDEAL | Wero');
  await expect(checkout.toIdeal).toContainText(`betalingsverplichting · ${await due(flow)}`);
  await checkout.toIdeal.click();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
});

test('two cards, one of them released, and a promo code', async ({ page, visit }) => {
  const { redeeming, flow } = visit;
  await bookUpToPayment(visit);
  await redeeming.redeem('Actiecode', 'welkom10');
  await expect(redeeming.usedOf('WELKOM10')).toContainText(/−\d+,/);
  await redeeming.redeem('Cadeaubon', cards.whole);
  await expect(page.getByText('Het bedrag dat je online betaalt is € 0,-.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(redeeming.usedOf('…0001')).toContainText(/Er staat nog €\s\d+,\S+ op/);
  await expectAccessible(page);
  await redeeming.remove('Actiecode WELKOM10');
  await expect(redeeming.used).toHaveCount(1);
  await redeeming.remove('Cadeaubon …0001');
  await expect(redeeming.used).toHaveCount(0);
  await expect(visit.checkout.heading).toBeVisible();
  await expect(flow.summary.getByText('Korting')).toHaveCount(0);
});

test('a gift card that covers everything leaves only the finish', async ({ page, visit }) => {
  const { redeeming, success } = visit;
  await bookUpToPayment(visit);
  await redeeming.redeem('Cadeaubon', cards.whole);
  await page.getByRole('button', { name: 'Reservering afronden' }).click();
  await expect(success.confirmed).toBeVisible();
  await expect(page.getByText(/Ingewisseld: €/)).toBeVisible();
});

test('what is redeemed in one tab is in use in the other, and released there', async ({ visit }) => {
  await bookUpToPayment(visit);
  const other = visitIn(await visit.page.context().newPage(), visit.server);
  await other.page.goto('/flow/entree/payment');
  await expect(other.checkout.heading).toBeVisible();
  await visit.redeeming.redeem('Actiecode', 'WELKOM10');
  await expect(other.redeeming.usedOf('WELKOM10')).toBeVisible();
  await other.redeeming.remove('Actiecode WELKOM10');
  await expect(other.redeeming.used).toHaveCount(0);
  await expect(visit.redeeming.used).toHaveCount(0);
  await expect(visit.flow.summary.getByText('Korting')).toHaveCount(0);
});

test('a voucher pays the massage it was bought for', async ({ visit, server }) => {
  const { page, order, details, checkout, provider, success, redeeming } = visit;
  const customer = newCustomer();
  await order.open('voucher-rugmassage');
  await order.order.click();
  await details.register(customer);
  await expect(details.orderHeading).toBeVisible();
  await goToPayment(visit, { slug: 'voucher-rugmassage' });
  await expect(checkout.heading).toBeVisible();
  await expect(redeeming.opener).toHaveCount(0);
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmedOrder).toBeVisible();
  const { text } = await mailAbout(server, customer.email, 'Code: ');
  const code = /Code: (\S+)/.exec(text)?.[1] ?? '';

  const massage = { product: sold.backMassage, guests: [1], at: '14:00' };
  await openDay(visit, { slug: 'behandelingen', day: days.voucher, requests: [massage] }, '/info');
  await expect(details.reviewHeading).toBeVisible();
  await goToPayment(visit, { slug: 'behandelingen' });
  await redeeming.redeem('Voucher', code);
  await expect(redeeming.usedOf(`Voucher …${code.slice(-4)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Reservering afronden' }).click();
  await expect(success.confirmed).toBeVisible();
});

test('the link of a gift brings its code to the payment, and takes it out of the address', async ({ page, visit }) => {
  const { redeeming } = visit;
  await page.goto(`/#giftCard=${cards.whole}`);
  await expect(page.getByText('Je cadeau staat klaar')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await bookUpToPayment(visit);
  await redeeming.opener.click();
  await expect(redeeming.dialog.getByRole('radio', { name: 'Cadeaubon' })).toBeChecked();
  await expect(redeeming.code).toHaveValue(cards.whole);
  await redeeming.dialog.getByRole('button', { name: 'Inwisselen' }).click();
  await expect(redeeming.usedOf('…0001')).toBeVisible();
  await page.goto('/');
  await expect(visit.start.heading).toBeVisible();
  await expect(page.getByText('Je cadeau staat klaar')).toHaveCount(0);
});
