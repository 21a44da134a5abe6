import { expect } from '@playwright/test';
import { nameIn } from '../../support/catalogue.ts';
import { forGuests } from '../model/steps.ts';
import { walkedFlows } from '../model/flows.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import type { Click } from './clicks.ts';
import { setting } from './setting.ts';

/** On wider pages the basket stands beside, and no sheet opens. */
const phone = { width: 390, height: 844 };

/** Parts of a day, guests, and the sheet of phones. */
export const windows = {
  'visit checkinGroup.chosen': async ({ page, texts }, _step, basket) => {
    await page
      .getByRole('radiogroup', { name: texts.text('checkin.group') })
      .getByRole('radio')
      .nth(2)
      .check();
    basket.isEvening = true;
  },
  'visit day.opened': ({ page, texts }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: texts.text('day.change'), exact: true })
      .click(),
  'visit day.closed': ({ calendar }) => calendar.done.click(),
  'visit guest.chosen': async ({ page, picker, texts }, { event, page: at }, { flow }) => {
    const sale = forGuests[walkedFlows[flow].slug]?.find((each) => each.page === at);
    const name = nameIn(texts.language, sale?.product ?? 'Dag Ontspannen');
    if (sale?.product === 'Gezichtsmassage') await picker.category(nameIn(texts.language, 'Gezicht')).check();
    await expect(picker.forWhom(name).or(picker.add(name)).first()).toBeVisible();
    const isRow = (await picker.forWhom(name).count()) === 0;
    if (isRow) await picker.add(name).click();
    await picker.forWhom(name).selectOption(texts.text('guests.numbers', { numbers: Number(event['guest']) }));
    if (isRow) await page.keyboard.press('Escape');
  },
  'visit dialog.opened': async ({ page, flow }) => {
    await page.setViewportSize(phone);
    await flow.basket.click();
    await expect(flow.sheet).toBeVisible();
  },
  'visit dialog.closed': async ({ page, flow }) => {
    await page.keyboard.press('Escape');
    await expect(flow.sheet).toHaveCount(0);
    await page.setViewportSize(setting.viewport);
  },
} satisfies Partial<Record<StepKey, Click>>;
