import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { nameIn } from '../../support/catalogue.ts';
import type { Visit } from '../../support/test.ts';
import { walkedFlows } from '../model/flows.ts';
import type { PathStep } from '../model/search.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import type { Basket } from './basket.ts';

/** What closing a window gives the focus back to. */
const openers: Partial<Record<StepKey, (visit: Visit, basket: Basket) => Locator>> = {
  'visit date.dismissed': addButton,
  'timePicker times.dismissed': addButton,
  'proposals proposals.dismissed': ({ proposals, flow }) => proposals.ask.or(flow.basket),
  'checkout redeeming.closed': ({ redeeming }) => redeeming.opener,
  'details form.dismissed': ({ details }) => details.change,
};

function addButton({ picker, texts }: Visit, { request }: Basket): Locator {
  return picker.add(nameIn(texts.language, request!.product));
}

/** Where the page of the flow is, whatever is on it. */
export async function expectAddress({ page, texts }: Visit, step: PathStep, { flow }: Basket): Promise<void> {
  const path = `${texts.prefix}/flow/${walkedFlows[flow].slug}${step.page === 'index' ? '' : `/${step.page}`}`;
  await expect(page, 'the address').toHaveURL((url) => url.pathname === path);
}

/** Whatever the step was: whether the next page is offered, where the focus is, and that nothing chosen is lost. */
export async function expectAfterStep(visit: Visit, step: PathStep, basket: Basket): Promise<void> {
  const { flow } = visit;
  if (step.mayGoOn === true) await expect(flow.next, 'the next page is offered').toBeEnabled();
  if (step.mayGoOn === false) await expect(flow.usableNext, 'the next page is not offered yet').toHaveCount(0);
  const opener = openers[step.key];
  if (opener !== undefined) await expect(opener(visit, basket), 'what opened the window has the focus').toBeFocused();
  if (step.isBack) await expectInputs(visit, basket);
}

/** A page that somebody comes back to shows what was chosen there. */
async function expectInputs({ checkin, calendar }: Visit, { flow, date, guests }: Basket): Promise<void> {
  if (walkedFlows[flow].type !== 1) return;
  await expect(checkin.personCount, 'the number of persons').toHaveText(new RegExp(`^${guests.length}\\b`));
  const cell = calendar.day(date).locator('..');
  await expect(cell, 'the day that was chosen').toHaveAttribute('aria-selected', 'true');
}
