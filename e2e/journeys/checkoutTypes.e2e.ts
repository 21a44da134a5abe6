import { anna } from '../support/customers.ts';
import { bookUpToPayment, addEntry, evening, goToPayment, morning } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

test(
  'a customer who is logged in reserves an evening that is paid on location, and finds it in the account',
  { tag: '@full' },
  async ({ visit, server }) => {
    const { page, details, checkout, success } = visit;
    await page.goto('/customer/login');
    await details.logIn(anna);
    await expect(page).toHaveURL('/customer');

    await addEntry(visit, evening);
    await expect(details.reviewHeading).toBeVisible();
    await expect(details.fact('Voornaam')).toHaveText('Anna');
    await expect(details.fact('Achternaam')).toHaveText('de Boer');
    await goToPayment(visit, evening);

    await expect(checkout.locationHeading).toBeVisible();
    await expect(page.getByText('De entree reken je op locatie af.')).toBeVisible();
    await expect(checkout.toIdeal).toHaveCount(0);
    await expect(checkout.placeOrder).toContainText(
      /Bestelling met betalingsverplichting\s·\s€\s\d+,(-|\d\d)\sop locatie/,
    );
    await checkout.placeOrder.click();

    await expect(success.confirmed).toBeVisible();
    await expect(success.later).toBeVisible();
    const number = await success.number();
    await mailAbout(server, anna.email, number);
    await success.account.click();
    await expect(page).toHaveURL('/customer');
    await expect(page.getByText(number)).toBeVisible();
  },
);

test('a morning bath is paid in advance only, and the button says the amount that is due', async ({ visit }) => {
  const { checkout, flow, provider, success } = visit;
  await bookUpToPayment(visit, morning);
  await checkout.open('iDEAL | Wero');
  await expect(checkout.panel('Betalen op locatie')).toHaveCount(0);
  const total = await flow.summary.getByText('Totaal', { exact: true }).locator('xpath=..').textContent();
  const amount = /\d+,(?:-|\d\d)/.exec(total ?? '')?.[0] ?? 'no amount';
  await expect(checkout.toIdeal).toContainText(`Bestelling met betalingsverplichting · €\u00A0${amount}`);
  await expect(checkout.terms).toHaveAttribute('href', '/terms');
  await checkout.toIdeal.click();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
  await expect(success.paid).toHaveText(`Betaald: €\u00A0${amount}`);
  await expect(success.later).toHaveCount(0);
});

test('an entry may be paid on location as well, in a panel of its own', async ({ visit }) => {
  const { checkout, success, page } = visit;
  await bookUpToPayment(visit);
  await expect(checkout.heading).toBeVisible();
  for (const name of ['iDEAL | Wero', 'Creditcard', 'Bancontact']) {
    const mark = checkout.panel(name).getByRole('presentation');
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await checkout.open('iDEAL | Wero');
  await checkout.open('Betalen op locatie');
  await expect(checkout.toIdeal).toBeHidden();
  await checkout.placeOrder.click();
  await expect(success.confirmed).toBeVisible();
  await expect(success.later).toBeVisible();
  const download = page.waitForEvent('download');
  await success.calendar.click();
  expect((await download).suggestedFilename()).toBe(`${await success.number()}.ics`);
});

test('the success page still shows everything after a reload', async ({ visit }) => {
  const { page, checkout, success } = visit;
  await bookUpToPayment(visit, evening);
  await checkout.placeOrder.click();
  const number = await success.number();
  await expect(page).toHaveURL(/\/reservation\/success\?ref=/);
  await page.reload();
  expect(await success.number()).toBe(number);
  await page.goto('/reservation/success');
  expect(await success.number()).toBe(number);
});
