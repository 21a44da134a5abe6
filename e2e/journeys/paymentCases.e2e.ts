import type { Locator } from '@playwright/test';
import { caseItems, paymentCases, type PaymentCase } from '#tests/support/paymentCases.ts';
import { ask, linkCustomer, logIn } from '../support/api.ts';
import { holdDay } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { bram } from '../support/customers.ts';
import type { PlannedDay } from '../support/days.ts';
import { ownBookingPage } from '../support/pages/ownBookingPage.ts';
import type { RunningServer } from '../support/server.ts';
import { changeFlow, changeProduct, issuedCard, issuedPromoCode } from '../support/staff.ts';
import { remember } from '../support/steps.ts';
import { expect, test as base, type Visit } from '../support/test.ts';

/** With a server of its own: what it sells is changed. */
const test = base.extend<object, { server: RunningServer }>({
  server: [async ({ server }, use) => use(server), { scope: 'worker' }],
});

const slug = 'behandelingen';
const products = { massage: sold.backMassage, hammam: sold.footMassage, dag: sold.headMassage };
const weekdays = [3, 5, 6] as const;

const nameOf = ({ checkoutType, depositPercentage }: PaymentCase): string =>
  `${checkoutType}, ${depositPercentage} % in advance`;

interface Basket {
  reservationId: string;
  session: string;
  token: string;
}

/** The three items of the cases for three guests, with what is redeemed, at the payment step. */
async function basketOf(server: RunningServer, { redeemed }: PaymentCase, day: PlannedDay): Promise<Basket> {
  const requests = Object.values(products).map((product, index) => ({ product, guests: [index + 1] }));
  const held = await holdDay(server, { slug, day, persons: 3, requests });
  const token = await logIn(server, bram);
  const session = await linkCustomer(server, { slug, session: held.session, token, language: 'nl' });
  const by = { session, token };
  const { id: flowId } = await ask<{ id: string }>(server, { method: 'GET', path: `/flows/${slug}?type=slug` });
  const path = `/reservation/${slug}/prepare`;
  const { id } = await ask<{ id: string }>(server, { method: 'POST', path, body: { flowId }, ...by });
  for (const credit of redeemed) {
    const isCard = credit.kind === 'giftCard';
    const code = isCard ? await issuedCard(server, credit.amount) : 'TIEN';
    const redeem = `/checkout/${id}/${isCard ? 'giftcard' : 'promocode'}`;
    await ask(server, { method: 'POST', path: redeem, body: { code }, ...by });
  }
  return { reservationId: id, ...by };
}

const amount = (cents: number): string =>
  `${Math.trunc(cents / 100)},${cents % 100 === 0 ? '-' : String(cents % 100).padStart(2, '0')}`;

/** Lines of the summary with their amounts, those of the specification that the case has. */
function linesOf({ totalRedeemed, dueNow, dueLater }: PaymentCase): Record<string, string> {
  const total = caseItems.reduce((sum, { price }) => sum + price, 0);
  return {
    Totaal: amount(total),
    ...(totalRedeemed > 0 ? { Korting: `-${amount(totalRedeemed)}` } : {}),
    ...(dueLater > 0 ? { 'Op locatie': amount(dueLater) } : {}),
    ...((dueNow > 0 || dueLater === 0) && dueNow < total ? { 'Nu te betalen': amount(dueNow) } : {}),
  };
}

async function shownLines(summary: Locator): Promise<Record<string, string>> {
  const lines = (await summary.innerText()).matchAll(
    /(Totaal|Korting|Op locatie|Nu te betalen)\s+([-−]?)\s?([\d.]+,(?:-|\d\d))/g,
  );
  return Object.fromEntries([...lines].map(([, label, minus, cents]) => [label, `${minus ? '-' : ''}${cents}`]));
}

async function expectOnScreen(visit: Visit, each: PaymentCase): Promise<void> {
  const { page, checkout, flow } = visit;
  const { dueNow, dueLater, allNow } = each;
  const finish = page.getByRole('button', { name: /^Reservering afronden/ });
  await expect(checkout.panel('iDEAL | Wero').or(checkout.placeOrder).or(finish).first()).toBeVisible();
  if (dueNow === 0 && allNow > 0) await checkout.open('Betalen op locatie');
  await expect.poll(() => shownLines(flow.summary)).toEqual(linesOf(each));
  const button = dueNow > 0 ? checkout.toIdeal : checkout.placeOrder.or(finish);
  const duty = dueNow > 0 ? `€ ${amount(dueNow)}` : `€ ${amount(dueLater)} op locatie`;
  if (dueNow + dueLater > 0) await expect(button).toContainText(`betalingsverplichting · ${duty}`);
  else await expect(button).not.toContainText('€');
}

/** Orders over HTTP, pays at the bank; gives the reference of the booking's own page. */
async function order({ server }: Visit, { dueNow }: PaymentCase, { reservationId, ...by }: Basket): Promise<string> {
  const path = `/checkout/${reservationId}`;
  if (dueNow === 0) await ask(server, { method: 'POST', path: `${path}/onlocation`, ...by });
  else {
    const body = {};
    const { redirectUrl } = await ask<{ redirectUrl: string }>(server, {
      method: 'POST',
      path: `${path}/ideal`,
      body,
      ...by,
    });
    await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ status: 'paid' }), redirect: 'manual' });
  }
  const result = (): Promise<{ status: string; ref: string }> =>
    ask(server, { method: 'GET', path: `${path}/result`, ...by });
  await expect.poll(async () => (await result()).status).toBe('confirmed');
  return (await result()).ref;
}

/** What a cancellation would give back, to the bank and to a gift card. */
async function expectRefund({ page }: Visit, { refundedOnCancel, redeemed }: PaymentCase): Promise<void> {
  const own = ownBookingPage(page);
  await own.cancel.click();
  await expect(own.confirm).toBeVisible();
  const back = own.dialog.getByText(/gaat terug naar de rekening/);
  if (refundedOnCancel > 0) await expect(back).toContainText(`€ ${amount(refundedOnCancel)} gaat terug`);
  else await expect(back).toHaveCount(0);
  const toCard = own.dialog.getByText(/komt terug op je cadeaubon/);
  await expect(toCard).toHaveCount(redeemed.some(({ kind }) => kind === 'giftCard') ? 1 : 0);
}

test.beforeAll(async ({ server }) => {
  await issuedPromoCode(server, 'TIEN', 10);
});

for (const [index, name] of [...new Set(paymentCases.map(nameOf))].entries()) {
  const cases = paymentCases.filter((each) => nameOf(each) === name);
  test(
    `${name}: the page says what is due now, later and back in ${cases.length} cases`,
    { tag: '@full' },
    async ({ visit }) => {
      const { server, page } = visit;
      const { checkoutType, depositPercentage } = cases[0]!;
      for (const { id, price, paymentMoment } of caseItems)
        await changeProduct(server, products[id], { price, paymentMoment, depositPercentage, priceRules: [] });
      await changeFlow(server, slug, { checkoutType });
      const day: PlannedDay = { months: index < 3 ? 1 : 2, weekday: weekdays[index % 3]! };
      for (const each of cases)
        await test.step(`with ${each.credit}`, async () => {
          const basket = await basketOf(server, each, day);
          await remember(visit, { reservation_session: basket.session, customer_token: basket.token });
          await page.goto(`/flow/${slug}/payment`);
          await expectOnScreen(visit, each);
          await page.goto(`/reservation/manage/${await order(visit, each, basket)}`);
          await expectRefund(visit, each);
        });
    },
  );
}
