import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { dateAt, takeEverybody } from '../../support/bookings.ts';
import { nameIn, sold } from '../../support/catalogue.ts';
import { anna } from '../../support/customers.ts';
import { days } from '../../support/days.ts';
import { everyone } from '../../support/pages/pickerPage.ts';
import type { Stay } from '../../support/pages/checkinPage.ts';
import type { Visit } from '../../support/test.ts';
import type { Texts } from '../../support/texts.ts';
import type { FlowName } from '../model/flows.ts';
import { walkedFlows } from '../model/flows.ts';
import type { PathStep } from '../model/search.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import { noteDue } from './basket.ts';
import type { Basket } from './basket.ts';

type Click = (visit: Visit, step: PathStep, basket: Basket) => Promise<void>;

/** What the demo venue offers: when guests come, and what its check-in is called. */
const stays: Partial<Record<FlowName, Stay & { nth: number; entry: string }>> = {
  entry: { nth: 16, arrival: '11:00', departure: '15:00', entry: 'Entree hele dag' },
  checkin: { nth: 17, arrival: '17:30', departure: '21:00', entry: 'Avondentree' },
  withCard: { nth: 18, arrival: '11:00', departure: '15:00', entry: 'Entree met badenkaart' },
};
const planned: Stay = { arrival: '10:00', departure: '20:00' };

/** In which category treatments stand. */
const categories: Record<string, string> = { Gezichtsmassage: 'Gezicht', Voetmassage: 'Massage' };

/** As the page calls it. */
const shown = ({ texts }: Visit, product: string): string => nameIn(texts.language, product);

/** What is chosen stands beside the page, and on a phone in a sheet over it. */
async function openSummary({ flow }: Visit): Promise<void> {
  await expect(flow.summary.or(flow.basket).first()).toBeVisible();
  if (await flow.basket.isVisible()) await flow.basket.click();
}

/** On a phone the sheet still lies there when a window over it closes. */
async function closeSummary({ flow, order, proposals }: Visit): Promise<void> {
  await expect(flow.question.or(order.message).or(proposals.dialog)).toHaveCount(0);
  if (await flow.sheet.isVisible()) await flow.closeSheet.click();
}

/** On a phone a treatment is chosen in a sheet, which the window `over` it gives back. */
async function closeChoice({ page }: Visit, over: Locator): Promise<void> {
  await expect(over).toHaveCount(0);
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
}

/** Whom a step is about, by number. */
const guestsOf = ({ guests }: Basket, guest: number): number[] =>
  guest === everyone ? guests.map((_products, index) => index + 1) : [guest];

const add = (basket: Basket, product: string, guest: number): void => {
  for (const number of guestsOf(basket, guest)) basket.guests[number - 1]!.push(product);
};
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
    const isNamed = basket.day !== null || stay === undefined;
    basket.date = isNamed ? (basket.day ?? (await dateAt(server, days.paths))) : await checkin.pickDay(stay.nth);
    if (isNamed) await calendar.pick(basket.date);
  },
  'visit date.dismissed': async (visit) => {
    await visit.page.keyboard.press('Escape');
    await closeChoice(visit, visit.calendar.dialog);
  },
  'stayPicker arrival.chosen': ({ checkin }, _step, { flow }) =>
    checkin.arrivals.getByRole('radio', { name: (stays[flow] ?? planned).arrival }).click(),
  'stayPicker departure.chosen': ({ checkin }, _step, { flow }) =>
    checkin.departures.getByRole('radio', { name: (stays[flow] ?? planned).departure }).click(),
};

const products = {
  'visit product.requested': async (visit, step, basket) => {
    const { picker } = visit;
    const request = requested(step, 'productId');
    if (basket.flow === 'treatments') await picker.category(shown(visit, categories[request.product]!)).check();
    await picker.askFor(shown(visit, request.product), request.guest);
    basket.request = request;
    if (step.event['needsTime'] === false) add(basket, request.product, request.guest);
  },
  'visit collection.requested': async (visit, step, basket) => {
    const { picker } = visit;
    const { product, guest } = requested(step, 'collectionId');
    const name = shown(visit, product);
    await picker.choice(name, 1).selectOption(shown(visit, String((step.event['productIds'] as string[])[0])));
    await picker.add(name).click();
    await expect(picker.added(name, guestsOf(basket, guest))).toBeVisible();
    add(basket, product, guest);
    basket.parts.push({ guest, arrangement: product, part: String((step.event['productIds'] as string[])[0]) });
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
  'visit message.written': async (visit, { from }, basket) => {
    const { order } = visit;
    await order.from.fill('Anna');
    await order.to.fill('Bram');
    await (from === 'writingMessage' ? order.send : order.save).click();
    if (from === 'writingMessage') add(basket, basket.request!.product, 1);
    else await closeSummary(visit);
  },
  'visit message.dismissed': async (visit) => {
    await visit.order.cancelMessage.click();
    await closeSummary(visit);
  },
  'visit message.changeRequested': async (visit) => {
    await openSummary(visit);
    await visit.flow.changeMessage('Bram').click();
  },
  'visit subscription.requested': async ({ order }, step, basket) => {
    await order.order.click();
    if (basket.guests[0]!.length === 0) add(basket, String(step.event['productId']), 1);
  },
  'visit alternative.chosen': async (visit, _step, basket) => {
    const { picker } = visit;
    const { product, guest } = basket.request!;
    const name = shown(visit, product);
    const times = picker.offers(name).filter({ hasText: /\d\d:\d\d$/ });
    await times.first().click();
    await expect(picker.added(name, guestsOf(basket, guest))).toBeVisible();
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
  'timePicker times.confirmed': async (visit, { isRefused }, basket) => {
    const { times: dialog, picker, texts } = visit;
    const { product, guest } = basket.request!;
    const name = shown(visit, product);
    await dialog.add.click();
    const refusal = (): Locator =>
      picker.said(name, texts.text('notBooked.unavailable', { product: name, guests: guest }));
    await expect(isRefused ? refusal() : picker.added(name, guestsOf(basket, guest))).toBeVisible();
    await closeChoice(visit, dialog.dialog);
    if (!isRefused) add(basket, product, guest);
  },
  'timePicker times.dismissed': async (visit) => {
    await visit.times.cancel.click();
    await closeChoice(visit, visit.times.dialog);
  },
  'visit proposals.requested': async (visit) => {
    const { proposals, flow } = visit;
    await expect(proposals.ask.or(flow.basket).first()).toBeVisible();
    if ((await proposals.ask.count()) === 0) await openSummary(visit);
    await proposals.ask.click();
  },
  'proposals proposal.chosen': async (visit) => {
    const { proposals, site, texts } = visit;
    await proposals.dialog
      .getByRole('button', { name: texts.pattern('proposals.take.name') })
      .first()
      .click();
    await expect(site.successToast).toContainText(texts.text('notice.proposal_taken'));
    await closeSummary(visit);
  },
  'proposals proposals.dismissed': async (visit) => {
    await visit.proposals.close.click();
    await closeSummary(visit);
  },
} satisfies Partial<Record<StepKey, Click>>;

const ways = {
  'visit personCount.changed': async ({ checkin }, _step, basket) => {
    await checkin.morePersons.click();
    basket.question = 'personCount';
  },
  'visit removal.requested': async (visit, _step, basket) => {
    await openSummary(visit);
    await visit.flow.remove(shown(visit, stays[basket.flow]!.entry), 2).click();
    basket.question = 'removal';
  },
  'visit change.confirmed': async (visit, _step, basket) => {
    await visit.flow.question.getByRole('button').last().click();
    if (basket.question === 'removal') basket.guests[1]!.pop();
    else basket.guests = [[], [], []];
    await closeSummary(visit);
  },
  'visit change.dismissed': async (visit) => {
    await visit.page.keyboard.press('Escape');
    await closeSummary(visit);
  },
  'visit step.requested': ({ flow }, { isBack }) => (isBack ? flow.previous : flow.next).click(),
  'identify form.submitted': async ({ details }, _step, basket) => {
    if (basket.flow === 'withCard') basket.customer = anna;
    await details.logIn(basket.customer);
  },
} satisfies Partial<Record<StepKey, Click>>;

const payment = {
  'checkout method.chosen': ({ checkout, texts }, { event }) => checkout.open(panelOf(texts, String(event['method']))),
  'checkout method.closed': async ({ checkout, texts }) => {
    await checkout.panel(panelOf(texts, 'ideal')).click();
    await expect(checkout.toIdeal).toHaveCount(0);
  },
  'checkout order.placed': async (visit, { to }, basket) => {
    const { checkout } = visit;
    if (to === 'bank') await noteDue(visit, basket);
    await (to === 'bank' ? checkout.toIdeal : checkout.placeOrder).click();
  },
  'checkout redeeming.opened': ({ redeeming }) => redeeming.opener.click(),
  'checkout redeeming.closed': ({ page }) => page.keyboard.press('Escape'),
  'checkout code.submitted': async ({ redeeming, texts }, { event }) => {
    await redeeming.code.fill(String(event['code']));
    await redeeming.submitCode.click();
    await expect(redeeming.dialog.getByText(texts.text('giftCard.code_invalid'))).toBeVisible();
  },
  'bank pays': ({ provider }) => provider.pay.click(),
  'bank refuses': ({ provider }) => provider.fail.click(),
  'bank is left': ({ provider }) => provider.cancel.click(),
} satisfies Partial<Record<StepKey, Click>>;

/** The venue itself names iDEAL. */
const panelOf = (texts: Texts, method: string): string =>
  method === 'ideal' ? 'iDEAL | Wero' : texts.text('checkout.onLocation');

/** How a visitor does each step in the browser. */
export const clicks: Record<StepKey, Click> = { ...dates, ...products, ...times, ...ways, ...payment };
