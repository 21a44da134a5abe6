import { expect } from '@playwright/test';
import { days, numberedDay } from '../support/days.ts';
import { test, visitIn } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { accessChecker } from './browser/access.ts';
import { expectAddress, expectAfterStep } from './browser/afterStep.ts';
import { expectAsked, expectBooked, expectChosen, expectHeld, expectTotal, newBasket } from './browser/basket.ts';
import type { Basket } from './browser/basket.ts';
import { clicks } from './browser/clicks.ts';
import { pictureTaker } from './browser/pictures.ts';
import { lookAt } from './browser/looks.ts';
import { setting, texts } from './browser/setting.ts';
import { walkedPaths } from './browser/walkedPaths.ts';
import type { WalkedPath } from './browser/walkedPaths.ts';
import { walkedFlows } from './model/flows.ts';
import { visitPaths } from './model/paths.ts';
import type { Place } from './model/places.ts';
import type { PathStep } from './model/search.ts';
import type { StepKey } from './model/visitorKeys.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: setting.viewport, locale: setting.language });

const fastIds = visitPaths().map(({ id }) => id);

/** Where the page leaves the flow: nothing of it is to be seen there. */
const outside: Place[] = ['bank', 'success', 'ended'];

/** Time goes by in these faster than it does. */
const waits: StepKey[] = ['bank waits', 'hold runs short'];

for (const [place, path] of walkedPaths.entries()) {
  test(`${path.id} ${path.sentence}`, async ({ page, server }) => {
    const { id, flow, steps } = path;
    test.setTimeout(60_000 + steps.length * 6_000);
    const visit = visitIn(page, server, texts);
    const basket = newBasket(flow, null, fastIds.includes(id) ? days.paths : numberedDay(place));
    await visit.page.goto(`${texts.prefix}/flow/${walkedFlows[flow].slug}`);
    await lookAt('draft')(visit);
    // Not before: dates in UTC extend the browser's own while the page loads, and of a false one they become local.
    if (steps.some(({ key }) => waits.includes(key))) await page.clock.install();
    const takePicture = pictureTaker(visit, id);
    const checkAccess = accessChecker(visit, id);
    await takePicture('draft');
    await checkAccess('draft', null);
    for (const step of steps) {
      await test.step(`${step.words}: ${step.to}`, async () => {
        await clicks[step.key](visit, step, basket);
        if (step.key === 'visit dialog.opened') return;
        if (!outside.includes(step.to)) await expectAddress(visit, step, basket);
        await lookAt(step.to)(visit);
        if (step.to === 'bank') await arriveAtBank(visit, basket);
        if (!outside.includes(step.to)) await expectAfterStep(visit, step, basket);
        await takePicture(step.to);
        if (!outside.includes(step.to) && !basket.isCancelled) await expectOnServer(visit, step, basket);
        await checkAccess(step.to, step);
      });
    }
    await expectEnd(visit, path, basket);
  });
}

async function arriveAtBank(visit: Visit, basket: Basket): Promise<void> {
  await expectAsked(visit, basket);
  basket.bankUrl = visit.page.url();
}

async function expectOnServer(visit: Visit, step: PathStep, basket: Basket): Promise<void> {
  await expectHeld(visit, basket);
  await expectChosen(visit, basket);
  if (step.page !== 'payment') await expectTotal(visit, basket);
}

async function expectEnd(visit: Visit, { steps }: WalkedPath, basket: Basket): Promise<void> {
  const { key, to } = steps.at(-1)!;
  if (to === 'success') await expectBooked(visit, basket, key.startsWith('bank pays'));
  else await expect(visit.flow.root, 'the flow is left').toHaveCount(0);
}
