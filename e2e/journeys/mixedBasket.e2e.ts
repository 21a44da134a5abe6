import { ask } from '../support/api.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { issuedCard, staffToken } from '../support/staff.ts';
import { goToPayment, identify, openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

const slug = 'stel-je-dag-samen';
const stay = { arrival: '13:00', departure: '18:00' };

/** Two entries of 34,50 and a massage of 45,-, at the payment step. */
async function atPayment(visit: Visit, at: string): Promise<void> {
  const requests = [
    { product: sold.entryAllDay, guests: [1, 2] },
    { product: sold.backMassage, guests: [1], at },
  ];
  await openDay(visit, { slug, day: days.mixed, stay, requests }, '/info');
  await identify(visit);
  await goToPayment(visit, { slug });
}

/** What the summary says, as '45,-'. */
const amountOf = async ({ flow }: Visit, line: string): Promise<string | undefined> => {
  const row = flow.summary.getByText(line, { exact: true }).locator('xpath=..');
  return /\d+,(?:-|\d\d)/.exec(await row.innerText())?.[0];
};

/** What the desk sees as still to be paid, in cents. */
async function outstandingOf({ server, success }: Visit): Promise<number> {
  const call = { method: 'GET' as const, token: await staffToken(server) };
  const number = await success.number();
  return (await ask<{ totalOpen: number }>(server, { ...call, path: `/admin/reservations/by-number/${number}` }))
    .totalOpen;
}

test('treatments are paid now and the entry is settled at the venue, where the desk sees what is left', async ({
  visit,
}) => {
  const { page, checkout, provider, success } = visit;
  await atPayment(visit, '15:00');
  await expect(page.getByText(/Behandelingen betaal je vooraf.*De entree reken je op locatie af/)).toBeVisible();
  await expect(checkout.panel('Betalen op locatie')).toHaveCount(0);
  await checkout.open('iDEAL | Wero');
  expect(await amountOf(visit, 'Totaal')).toBe('114,-');
  expect(await amountOf(visit, 'Op locatie')).toBe('69,-');
  expect(await amountOf(visit, 'Nu te betalen')).toBe('45,-');
  await expect(checkout.toIdeal).toContainText('betalingsverplichting · €\u00A045,-');
  await checkout.toIdeal.click();
  await provider.pay.click();
  await expect(success.paid).toHaveText('Betaald: €\u00A045,-');
  await expect(success.later).toHaveText('Nog €\u00A069,- op locatie');
  expect(await outstandingOf(visit)).toBe(6900);
});

test('the visitor may choose to pay the entry now as well', { tag: '@full' }, async ({ visit }) => {
  const { page, checkout, provider, success } = visit;
  await atPayment(visit, '16:00');
  await page.getByRole('radio', { name: /^Alles nu, €\s114,-$/ }).check();
  await expect(visit.flow.summary.getByText('Op locatie', { exact: true })).toHaveCount(0);
  await checkout.open('iDEAL | Wero');
  await expect(checkout.toIdeal).toContainText('betalingsverplichting · €\u00A0114,-');
  await checkout.toIdeal.click();
  await provider.pay.click();
  await expect(success.paid).toHaveText('Betaald: €\u00A0114,-');
  await expect(success.later).toHaveCount(0);
  expect(await outstandingOf(visit)).toBe(0);
});

test('a gift card pays what is due now first, and then the rest waits for the venue', async ({ visit }) => {
  const { redeeming, checkout, success } = visit;
  await atPayment(visit, '17:00');
  await redeeming.redeem('Cadeaubon', await issuedCard(visit.server, 10_000));
  await checkout.open('Betalen op locatie');
  expect(await amountOf(visit, 'Op locatie')).toBe('14,-');
  await expect(checkout.placeOrder).toContainText('€\u00A014,- op locatie');
  await checkout.placeOrder.click();
  await expect(success.confirmed).toBeVisible();
  expect(await outstandingOf(visit)).toBe(1400);
});
