import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newCustomer } from '../support/customers.ts';
import { goToPayment, identify } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

const cards = { slug: 'cadeaubon' };

/** The first bytes of what a click lets the browser save. */
async function startOfDownload(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return (await readFile(await download.path())).subarray(0, 5).toString('latin1');
}

test('a suggested amount fills the field, and can be changed', async ({ visit }) => {
  const { order } = visit;
  await order.open('cadeaubon');
  await order.suggestion(75).click();
  await expect(order.amount).toHaveValue('75');
  await order.order.click();
  await expect(order.message).toBeVisible();
  await order.cancelMessage.click();
  await order.suggestion(100).click();
  await expect(order.amount).toHaveValue('100');
});

test(
  'two gift cards with a message are paid with iDEAL and saved as PDF',
  { tag: '@full' },
  async ({ visit, server }) => {
    const { page, start, order, flow, details, checkout, provider, success } = visit;
    const customer = newCustomer();
    await start.open();
    await start.order('Cadeaubon').click();
    await expect(order.heading('Cadeaubon')).toBeVisible();
    await expect(flow.steps).toHaveCount(0);
    await expect(order.withdrawal).toHaveAttribute('href', /^https:/);
    await order.quantity.selectOption('2');
    await order.amount.fill('37,50');
    await order.order.click();
    await order.from.fill('Fenna');
    await order.to.fill('Oma');
    await order.words.fill('Rust lekker uit.');
    await order.send.click();

    await expect(page).toHaveURL('/flow/cadeaubon/info');
    await expect(flow.summary.getByText('Cadeaubon', { exact: true })).toHaveCount(2);
    await expect(flow.summary.getByText('Gast 1')).toHaveCount(0);
    await details.register(customer);
    await expect(details.orderHeading).toBeVisible();
    await goToPayment(visit, cards);
    await checkout.open('iDEAL | Wero');
    await expect(checkout.toIdeal).toContainText('Bestelling met betalingsverplichting · €\u00A075,-');
    await checkout.toIdeal.click();
    await provider.pay.click();

    await expect(success.confirmedOrder).toBeVisible();
    await expect(success.paid).toHaveText('Betaald: €\u00A075,-');
    await expect(success.calendar).toHaveCount(0);
    await expect(success.withdrawal).toHaveAttribute('href', /^https:/);
    await expect(success.documents).toHaveCount(2);
    expect(await startOfDownload(page, () => success.documents.first().click())).toBe('%PDF-');
    await page.reload();
    expect(await startOfDownload(page, () => success.documents.last().click())).toBe('%PDF-');
    const number = await success.number();
    await mailAbout(server, customer.email, number);
  },
);

test(
  'what stands on an ordered card is read and changed in the summary, by keyboard too',
  { tag: '@full' },
  async ({ visit, page }) => {
    const { order, flow } = visit;
    await order.open('cadeaubon');
    await order.amount.fill('25');
    await order.order.click();
    await order.from.fill('Fenna');
    await order.to.fill('Oma');
    await order.words.fill('Rust lekker uit.');
    await order.send.click();
    await expect(flow.summary.getByText('Van Fenna voor Oma')).toBeVisible();
    await expect(flow.summary.getByText('Rust lekker uit.')).toBeVisible();

    await flow.summary.getByRole('button', { name: 'Bericht voor Oma wijzigen' }).focus();
    await page.keyboard.press('Enter');
    await expect(order.from).toBeFocused();
    await expect(order.words).toHaveValue('Rust lekker uit.');
    await expectAccessible(page);
    await order.to.fill('Opa');
    await page.route('**/giftcard/*', (route) => route.abort(), { times: 1 });
    await order.save.click();
    await expect(order.message.getByText('Het bericht is niet opgeslagen. Probeer het opnieuw.')).toBeVisible();
    await expect(order.to).toHaveValue('Opa');
    await order.save.click();
    await expect(order.message).toBeHidden();
    await expect(flow.summary.getByText('Van Fenna voor Opa')).toBeVisible();
    await expect(flow.summary.getByRole('button', { name: 'Bericht voor Opa wijzigen' })).toBeFocused();
  },
);

test('what is wrong with an order is said at its fields, and what was written on a card stays', async ({ visit }) => {
  const { order, flow, page } = visit;
  await order.open('cadeaubon');
  await order.order.click();
  await expect(order.amount).toHaveAccessibleDescription(/Vul een bedrag in/);
  await order.amount.fill('9,99');
  await order.order.click();
  await expect(order.amount).toHaveAccessibleDescription(/Kies een bedrag van minstens €\s10,-/);
  await order.amount.fill('501');
  await expect(order.amount).toHaveAccessibleDescription(/Kies een bedrag van hoogstens €\s500,-/);
  await order.amount.fill('25');
  await order.order.click();

  await expect(order.from).toBeFocused();
  await order.to.fill('Oma');
  await order.recipientEmail.fill('oma');
  await order.send.click();
  await expect(order.from).toHaveAccessibleDescription('Afzender is een verplicht veld');
  await expect(order.recipientEmail).toHaveAccessibleDescription(/Ongeldig e-mailadres/);
  await page.keyboard.press('Escape');
  await expect(order.message).toHaveCount(0);
  await flow.expectState('draft');
  await order.order.click();
  await expect(order.to).toHaveValue('Oma');
});

test(
  'who comes back to the page sees what is ordered, adds to it and takes a card out again',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, order, flow } = visit;
    await order.open('cadeaubon');
    await order.amount.fill('25');
    await order.order.click();
    await order.writeMessage();
    await expect(page).toHaveURL('/flow/cadeaubon/info');
    await flow.step('Reservering').getByRole('button').click();
    await expect(order.ordered).toContainText('1 × Cadeaubon');
    await order.amount.fill('50');
    await order.order.click();
    await order.writeMessage();
    await expect(page).toHaveURL('/flow/cadeaubon/info');
    await expect(flow.summary.getByText('75,-')).toBeVisible();

    await page.getByRole('button', { name: 'Verwijder Cadeaubon', exact: true }).last().click();
    await expect(flow.question).toContainText('Weet je zeker dat je Cadeaubon wilt verwijderen?');
    await flow.question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(flow.summary.getByText('Cadeaubon', { exact: true })).toHaveCount(1);
    await page.goto('/');
    await page.goto('/flow/cadeaubon');
    await expect(order.ordered).toContainText('1 × Cadeaubon');
  },
);

test('three vouchers at their own price are paid with Bancontact and saved as PDF', async ({ visit }) => {
  const { page, start, order, checkout, provider, success } = visit;
  await start.open();
  await start.order('Voucher Duo').click();
  await expect(order.heading('Voucher Duo')).toBeVisible();
  await expect(order.amount).toHaveCount(0);
  await order.quantity.selectOption('3');
  await order.order.click();
  await expect(page).toHaveURL('/flow/voucher-duo/info');
  await identify(visit);
  await goToPayment(visit, { slug: 'voucher-duo' });
  await checkout.open('Bancontact');
  await page.getByRole('button', { name: /^Doorgaan naar Bancontact/ }).click();
  await provider.pay.click();
  await expect(success.confirmedOrder).toBeVisible();
  await expect(success.documents).toHaveCount(3);
  expect(await startOfDownload(page, () => success.documents.nth(1).click())).toBe('%PDF-');
});
