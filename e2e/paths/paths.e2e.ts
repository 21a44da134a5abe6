import { test, visitIn } from '../support/test.ts';
import { accessChecker, isOpenedAnew } from './browser/access.ts';
import { expectAddress, expectAfterStep } from './browser/afterStep.ts';
import { expectAsked, expectBooked, expectChosen, expectHeld, expectTotal, newBasket } from './browser/basket.ts';
import { clicks } from './browser/clicks.ts';
import { pictureTaker } from './browser/pictures.ts';
import { lookAt } from './browser/looks.ts';
import { setting, texts } from './browser/setting.ts';
import { walkedFlows } from './model/flows.ts';
import { visitPaths } from './model/paths.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: setting.viewport, locale: setting.language });

for (const { id, flow, sentence, steps } of visitPaths()) {
  test(`${id} ${sentence}`, async ({ page, server }) => {
    const visit = visitIn(page, server, texts);
    const basket = newBasket(flow);
    await visit.page.goto(`${texts.prefix}/flow/${walkedFlows[flow].slug}`);
    await lookAt('draft')(visit);
    const takePicture = pictureTaker(visit, id);
    const checkAccess = accessChecker(visit, id);
    await takePicture('draft');
    await checkAccess('draft', { isOpenedAnew: true });
    for (const step of steps) {
      await test.step(`${step.words}: ${step.to}`, async () => {
        await clicks[step.key](visit, step, basket);
        if (step.to === 'bank' || step.to === 'success') {
          await lookAt(step.to)(visit);
          if (step.to === 'bank') await expectAsked(visit, basket);
          await takePicture(step.to);
          return checkAccess(step.to, { isOpenedAnew: isOpenedAnew(step) });
        }
        await expectAddress(visit, step, basket);
        await lookAt(step.to)(visit);
        await expectAfterStep(visit, step, basket);
        await takePicture(step.to);
        await expectHeld(visit, basket);
        await expectChosen(visit, basket);
        if (step.page !== 'payment') await expectTotal(visit, basket);
        await checkAccess(step.to, { isOpenedAnew: isOpenedAnew(step) });
      });
    }
    await expectBooked(visit, basket, steps.at(-1)!.key === 'bank pays');
  });
}
