import { test } from '../support/test.ts';
import { expectBooked, expectHeld, newBasket } from './browser/basket.ts';
import { clicks } from './browser/clicks.ts';
import { looks } from './browser/looks.ts';
import { walkedFlows } from './model/flows.ts';
import { visitPaths } from './model/paths.ts';

test.describe.configure({ mode: 'parallel' });

for (const { id, flow, sentence, steps } of visitPaths()) {
  test(`${id} ${sentence}`, async ({ visit }) => {
    const basket = newBasket(flow);
    await visit.page.goto(`/flow/${walkedFlows[flow].slug}`);
    await looks.draft(visit);
    for (const step of steps) {
      await test.step(`${step.words}: ${step.to}`, async () => {
        await clicks[step.key](visit, step, basket);
        await looks[step.to](visit);
        if (step.to !== 'bank' && step.to !== 'success') await expectHeld(visit, basket);
      });
    }
    await expectBooked(visit, basket, steps.at(-1)!.key === 'bank pays');
  });
}
