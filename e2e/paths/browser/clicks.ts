import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { dateAt, takeEverybody } from '../../support/bookings.ts';
import { nameIn, sold } from '../../support/catalogue.ts';
import { everyone } from '../../support/pages/pickerPage.ts';
import type { Stay } from '../../support/pages/checkinPage.ts';
import type { Visit } from '../../support/test.ts';
import type { FlowName } from '../model/flows.ts';
import { walkedFlows } from '../model/flows.ts';
import type { PathStep } from '../model/search.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import type { Basket } from './basket.ts';
import { codes } from './codes.ts';
import { happenings } from './happenings.ts';
import { payment } from './payment.ts';
import { people } from './people.ts';
import { closeChoice, closeSummary, openSummary } from './sheets.ts';
import { windows } from './windows.ts';

export type Click = (visit: Visit, step: PathStep, basket: Basket) => Promise<void>;

/** What the demo venue offers: when guests come, and what its check-in is called. */
type Entry = Stay & { entry: string };
const stays: Partial<Record<FlowName, Entry & { nth: number }>> = {
  entry: { nth: 16, arrival: '11:00', departure: '15:00', entry: 'Entree hele dag' },
  checkin: { nth: 17, arrival: '17:30', departure: '21:00', entry: 'Avondentree' },
  withCard: { nth: 18, arrival: '11:00', departure: '15:00', entry: 'Entree met badenkaart' },
};
const evening: Entry = { arrival: '17:00', departure: '19:00', entry: 'Entree avond' };
const planned: Stay = { arrival: '10:00', departure: '20:00' };

const entryOf = ({ flow, isEvening }: Basket): Entry => (isEvening ? evening : stays[flow]!);
const stayOf = (basket: Basket): Stay => (basket.isEvening ? evening : (stays[basket.flow] ?? planned));

/** In which category treatments stand. */
const massages: Record<string, string> = { Gezichtsmassage: sold.faceMassage, Voetmassage: sold.footMassage };
const categories: Record<string, string> = { Gezichtsmassage: 'Gezicht', Voetmassage: 'Massage' };

/** Where treatments are chosen by category. */
const withCategories: FlowName[] = ['treatments', 'arrangements'];

/** As the page calls it. */
const shown = ({ texts }: Visit, product: string): string => nameIn(texts.language, product);

/** Whom a step is about, by number. */
const guestsOf = ({ guests }: Basket, guest: number): number[] =>
  guest === everyone ? guests.map((_products, index) => index + 1) : [guest];

/** Whose is removed: the last who has something. */
const lastGuest = ({ guests }: Basket): number => guests.findLastIndex((products) => products.length > 0) + 1;

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
    basket.date = isNamed ? (basket.day ?? (await dateAt(server, basket.planned))) : await checkin.pickDay(stay.nth);
    if (isNamed) await calendar.pick(basket.date);
  },
  'visit date.dismissed': async (visit) => {
    await visit.page.keyboard.press('Escape');
    await closeChoice(visit, visit.calendar.dialog);
  },
  'stayPicker arrival.chosen': ({ checkin }, _step, basket) =>
    checkin.arrivals.getByRole('radio', { name: stayOf(basket).arrival }).click(),
  'stayPicker departure.chosen': ({ checkin }, _step, basket) =>
    checkin.departures.getByRole('radio', { name: stayOf(basket).departure }).click(),
};

const products = {
  'visit product.requested': async (visit, step, basket) => {
    const { picker } = visit;
    const request = requested(step, 'productId');
    if (withCategories.includes(basket.flow)) await picker.category(shown(visit, categories[request.product]!)).check();
    await picker.askFor(shown(visit, request.product), request.guest);
    basket.request = request;
    if (step.event['needsTime'] === false) add(basket, request.product, request.guest);
  },
  'visit collection.requested': async (visit, step, basket) => {
    const { picker } = visit;
    const { product, guest } = requested(step, 'collectionId');
    const name = shown(visit, product);
    const whom = visit.texts.text('guests.numbers', { numbers: guest });
    if ((await picker.forWhom(name).count()) > 0) await picker.forWhom(name).selectOption(whom);
    await picker.choice(name, 1).selectOption(shown(visit, String((step.event['productIds'] as string[])[0])));
    await picker.add(name).click();
    await expect(picker.added(name, guestsOf(basket, guest))).toBeVisible();
    add(basket, product, guest);
    basket.parts.push({ guest, arrangement: product, part: String((step.event['productIds'] as string[])[0]) });
  },
  'visit checkin.requested': async ({ checkin }, _step, basket) => {
    await checkin.add.click();
    for (const [index] of basket.guests.entries()) add(basket, entryOf(basket).entry, index + 1);
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
  'others take the time': ({ server }, _step, { date, request }) =>
    takeEverybody(server, {
      slug: walkedFlows.treatments.slug,
      product: massages[request!.product]!,
      date,
      at: request!.at,
    }),
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
    await visit.flow.remove(shown(visit, entryOf(basket).entry), lastGuest(basket)).click();
    basket.question = 'removal';
  },
  'visit emptying.requested': async (visit, _step, basket) => {
    await openSummary(visit);
    await visit.flow.empty.click();
    basket.question = 'emptying';
  },
  'visit change.confirmed': async (visit, _step, basket) => {
    await visit.flow.question.getByRole('button').last().click();
    if (basket.question === 'removal') basket.guests[lastGuest(basket) - 1]!.pop();
    else basket.guests = basket.question === 'emptying' ? basket.guests.map(() => []) : [[], [], []];
    if (basket.question !== 'removal') basket.parts = [];
    await closeSummary(visit);
  },
  'visit change.dismissed': async (visit) => {
    await visit.page.keyboard.press('Escape');
    await closeSummary(visit);
  },
  'visit step.requested': ({ flow }, { isBack }) => (isBack ? flow.previous : flow.next).click(),
} satisfies Partial<Record<StepKey, Click>>;

/** How a visitor does each step in the browser. */
export const clicks: Record<StepKey, Click> = {
  ...dates,
  ...products,
  ...times,
  ...ways,
  ...payment,
  ...codes,
  ...people,
  ...happenings,
  ...windows,
};
