import { expect } from '@playwright/test';
import { dateAt, takeEverybody } from '../../support/bookings.ts';
import { sold } from '../../support/catalogue.ts';
import { anna } from '../../support/customers.ts';
import { days } from '../../support/days.ts';
import type { Stay } from '../../support/pages/checkinPage.ts';
import type { Visit } from '../../support/test.ts';
import type { FlowName } from '../model/flows.ts';
import { walkedFlows } from '../model/flows.ts';
import type { PathStep } from '../model/paths.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import type { Basket } from './basket.ts';

type Click = (visit: Visit, step: PathStep, basket: Basket) => Promise<void>;

/** What the demo venue offers: when guests come, and what its check-in is called. */
const stays: Partial<Record<FlowName, Stay & { nth: number; entry: string }>> = {
  entry: { nth: 16, arrival: '11:00', departure: '15:00', entry: 'Entree hele dag' },
  checkin: { nth: 17, arrival: '17:30', departure: '21:00', entry: 'Avondentree' },
  withCard: { nth: 18, arrival: '11:00', departure: '15:00', entry: 'Entree met badenkaart' },
};
const planned: Stay = { arrival: '10:00', departure: '20:00' };

const add = ({ guests }: Basket, product: string, guest: number): void => void guests[guest - 1]!.push(product);
const requested = ({ event }: PathStep, field: string): { product: string; guest: number; at: string } => ({
  product: String(event[field]),
  guest: (event['persons'] as number[])[0]!,
  at: '',
});

const dates: Pick<
  Record<StepKey, Click>,
  'visit date.chosen' | 'visit date.dismissed' | 'stayPicker arrival.chosen' | 'stayPicker departure.chosen'
> = {
  'visit date.chosen': async ({ checkin, calendar, server }, { from }, basket) => {
    const stay = stays[basket.flow];
    if (basket.flow === 'treatments' && from === 'draft') await calendar.pill.click();
    basket.date = stay === undefined ? await dateAt(server, days.paths) : await checkin.pickDay(stay.nth);
    if (stay === undefined) await calendar.pick(basket.date);
  },
  'visit date.dismissed': ({ page }) => page.keyboard.press('Escape'),
  'stayPicker arrival.chosen': ({ checkin }, _step, { flow }) =>
    checkin.arrivals.getByRole('radio', { name: (stays[flow] ?? planned).arrival }).click(),
  'stayPicker departure.chosen': ({ checkin }, _step, { flow }) =>
    checkin.departures.getByRole('radio', { name: (stays[flow] ?? planned).departure }).click(),
};

const products = {
  'visit product.requested': async ({ picker }, step, basket) => {
    const request = requested(step, 'productId');
    if (basket.flow === 'treatments') await picker.category('Gezicht').check();
    await picker.askFor(request.product, request.guest);
    basket.request = request;
    if (step.event['needsTime'] === false) add(basket, request.product, request.guest);
  },
  'visit collection.requested': async ({ picker }, step, basket) => {
    const { product, guest } = requested(step, 'collectionId');
    await picker.choice(product, 1).selectOption(String((step.event['productIds'] as string[])[0]));
    await picker.add(product).click();
    await expect(picker.said(product, `Toegevoegd voor gast ${guest}`)).toBeVisible();
    add(basket, product, guest);
  },
  'visit checkin.requested': async ({ checkin }, _step, basket) => {
    await checkin.add.click();
    for (const [index] of basket.guests.entries()) add(basket, stays[basket.flow]!.entry, index + 1);
  },
  'visit giftCard.requested': async ({ order }, step, basket) => {
    if (step.event['amount'] !== null) await order.amount.fill('25');
    await order.order.click();
    basket.request = { product: String(step.event['productId']), guest: 1, at: '' };
    if (step.event['amount'] === null) add(basket, basket.request.product, 1);
  },
  'visit message.written': async ({ order }, { from }, basket) => {
    await order.from.fill('Anna');
    await order.to.fill('Bram');
    await (from === 'writingMessage' ? order.send : order.save).click();
    if (from === 'writingMessage') add(basket, basket.request!.product, 1);
  },
  'visit message.dismissed': ({ order }) => order.cancelMessage.click(),
  'visit message.changeRequested': ({ flow }) =>
    flow.summary.getByRole('button', { name: 'Bericht voor Bram wijzigen' }).first().click(),
  'visit subscription.requested': async ({ order }, step, basket) => {
    await order.order.click();
    if (basket.guests[0]!.length === 0) add(basket, String(step.event['productId']), 1);
  },
  'visit alternative.chosen': async ({ picker }, _step, basket) => {
    const { product, guest } = basket.request!;
    const times = picker.offers(product).filter({ hasText: /\d\d:\d\d$/ });
    await times.first().click();
    await expect(picker.said(product, `Toegevoegd voor gast ${guest}`)).toBeVisible();
    add(basket, product, guest);
  },
} satisfies Partial<Record<StepKey, Click>>;

const times = {
  'timePicker arrival.chosen': async ({ times: dialog }, _step, basket) => {
    const first = dialog.times.locator('label').first();
    basket.request!.at = (await first.innerText()).trim();
    await dialog.time(basket.request!.at).check();
  },
  'others take the time': ({ server }, _step, { flow, date, request }) =>
    takeEverybody(server, { slug: walkedFlows[flow].slug, product: sold.faceMassage, date, at: request!.at }),
  'timePicker times.confirmed': async ({ times: dialog, picker }, { isRefused }, basket) => {
    const { product, guest } = basket.request!;
    await dialog.add.click();
    const words = isRefused ? /is helaas niet beschikbaar/ : `Toegevoegd voor gast ${guest}`;
    await expect(picker.said(product, words)).toBeVisible();
    if (!isRefused) add(basket, product, guest);
  },
  'timePicker times.dismissed': ({ times: dialog }) => dialog.cancel.click(),
  'visit proposals.requested': ({ proposals }) => proposals.ask.click(),
  'proposals proposal.chosen': async ({ proposals, site }) => {
    await proposals.dialog
      .getByRole('button', { name: /^Kies dit plan/ })
      .first()
      .click();
    await expect(site.successToast).toContainText('Het plan staat in je overzicht');
  },
  'proposals proposals.dismissed': ({ proposals }) => proposals.close.click(),
} satisfies Partial<Record<StepKey, Click>>;

const ways = {
  'visit personCount.changed': async ({ checkin }, _step, basket) => {
    await checkin.morePersons.click();
    basket.question = 'personCount';
  },
  'visit removal.requested': async ({ flow }, _step, basket) => {
    await flow.remove(stays[basket.flow]!.entry, 2).click();
    basket.question = 'removal';
  },
  'visit change.confirmed': async ({ flow }, _step, basket) => {
    await flow.question.getByRole('button').last().click();
    if (basket.question === 'removal') basket.guests[1]!.pop();
    else basket.guests = [[], [], []];
  },
  'visit change.dismissed': ({ page }) => page.keyboard.press('Escape'),
  'visit step.requested': ({ flow }, { isBack }) => (isBack ? flow.previous : flow.next).click(),
  'visit customer.loggedIn': async ({ details }, _step, basket) => {
    if (basket.flow === 'withCard') basket.customer = anna;
    await details.logIn(basket.customer);
  },
} satisfies Partial<Record<StepKey, Click>>;

const payment = {
  'checkout method.chosen': ({ checkout }, { event }) => checkout.open(panels[String(event['method'])]!),
  'checkout method.closed': async ({ checkout }) => {
    await checkout.panel(panels['ideal']!).click();
    await expect(checkout.toIdeal).toHaveCount(0);
  },
  'checkout order.placed': ({ checkout }, { to }) => (to === 'bank' ? checkout.toIdeal : checkout.placeOrder).click(),
  'checkout redeeming.opened': ({ redeeming }) => redeeming.opener.click(),
  'checkout redeeming.closed': ({ page }) => page.keyboard.press('Escape'),
  'checkout code.submitted': async ({ redeeming }, { event }) => {
    await redeeming.code.fill(String(event['code']));
    await redeeming.dialog.getByRole('button', { name: 'Inwisselen' }).click();
    await expect(redeeming.dialog.getByText('Ongeldige cadeaubon code. Probeer het opnieuw.')).toBeVisible();
  },
  'bank pays': ({ provider }) => provider.pay.click(),
  'bank refuses': ({ provider }) => provider.fail.click(),
  'bank is left': ({ provider }) => provider.cancel.click(),
} satisfies Partial<Record<StepKey, Click>>;

const panels: Record<string, string> = { ideal: 'iDEAL | Wero', location: 'Betalen op locatie' };

/** How a visitor does each step in the browser. */
export const clicks: Record<StepKey, Click> = { ...dates, ...products, ...times, ...ways, ...payment };
