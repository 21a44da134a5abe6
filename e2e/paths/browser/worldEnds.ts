import { expect } from '@playwright/test';
import { nameIn } from '../../support/catalogue.ts';
import type { Visit } from '../../support/test.ts';
import type { End, EndOf } from '../worlds/worlds.ts';
import type { Basket } from './basket.ts';

type Expect<Kind extends End['kind']> = (visit: Visit, end: EndOf<Kind>, basket: Basket) => Promise<void>;

const mainOf = ({ page }: Visit) => page.getByRole('main');

/** The sentence on the page that a world is about. */
const ends: { [Kind in End['kind']]: Expect<Kind> } = {
  confirmation: async (visit, { paid }) => {
    const { success, texts } = visit;
    await expect(success.confirmed).toBeVisible();
    await expect(mainOf(visit).getByText(texts.pattern('success.later'))).toBeVisible();
    await expect(mainOf(visit).getByText(texts.pattern('success.paid'))).toHaveCount(paid === 0 ? 0 : 1);
  },
  bank: async ({ provider }, { asks }) => {
    const amount = await provider.amount.innerText();
    expect(Number(amount.replaceAll(/\D/g, '')), 'what the bank asks').toBe(asks);
  },
  everyone: async ({ picker, texts }, { product, at }, { request }) => {
    expect(request!.at, 'the first time').toBe(at);
    await expect(picker.added(nameIn(texts.language, product), [1, 2])).toBeVisible();
  },
  swimwear: (visit, { words }) =>
    expect(mainOf(visit).getByText(words).filter({ visible: true }).first()).toBeVisible(),
  fullDay: async ({ calendar }, _end, { day }) => {
    await calendar.show(day!);
    await calendar.expectSaid(day!, 'full');
  },
  notBooked: async (visit, { product }) => {
    const { texts } = visit;
    const words = texts.pattern('notBooked.unavailable', { product: nameIn(texts.language, product) });
    await expect(mainOf(visit).getByText(words).first()).toBeVisible();
  },
  hold: async ({ page, texts }, { minutes }) => {
    await page.goto(`${texts.prefix}/`);
    await expect(page.getByText(texts.text('start.resume.left', { minutes }))).toBeVisible();
  },
  closedDay: async ({ calendar }, _end, { day }) => {
    await calendar.pill.click();
    await calendar.show(day!);
    await calendar.expectSaid(day!, 'closed');
  },
};

export const expectEnd = (visit: Visit, end: End, basket: Basket): Promise<void> =>
  (ends[end.kind] as Expect<typeof end.kind>)(visit, end as never, basket);
