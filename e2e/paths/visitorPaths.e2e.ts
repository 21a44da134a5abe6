import { bram } from '../support/customers.ts';
import { entree } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { expectState } from './expectState.ts';
import { start, visitorActions } from './visitorActions.ts';
import type { ActionName } from './visitorActions.ts';
import { visitorPaths } from './visitorPaths.ts';

/** How a visitor does it in the browser. */
const doing: Record<ActionName, (visit: Visit) => Promise<void>> = {
  'chooses a day and times': async ({ checkin }) => {
    await checkin.pickDay(entree.day);
    await checkin.pickTimes(entree.stay);
  },
  'adds the entry': ({ checkin }) => checkin.add.click(),
  'logs in': async ({ details }) => {
    await details.logIn(bram);
    await expect(details.reviewHeading).toBeVisible();
  },
  'goes back to the choice': ({ flow }) => flow.step('Reservering').getByRole('button').click(),
  'goes on to the details': ({ flow }) => flow.next.click(),
  'goes on to the payment': ({ flow }) => flow.next.click(),
  'wants another number of persons': ({ checkin }) => checkin.morePersons.click(),
  'wants to remove an entry': ({ flow }) => flow.remove('Entree hele dag', 2).click(),
  'keeps everything': async ({ page }) => {
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'begins anew': ({ flow }) => flow.startAnew.click(),
  'orders on location': ({ checkout }) => checkout.payOnLocation(),
  'goes to the bank': ({ checkout }) => checkout.payWithIdeal(),
  'comes back having paid': ({ provider }) => provider.pay.click(),
  'comes back without having paid': ({ provider }) => provider.fail.click(),
};

const paths = visitorPaths({ start, actions: visitorActions });

test('there are enough paths to be worth walking, and few enough to walk', () => {
  expect(paths.length).toBeGreaterThanOrEqual(6);
  expect(paths.length).toBeLessThanOrEqual(12);
});

for (const path of paths) {
  test(`a visitor ${path.map(({ action }) => action).join(', ')}`, async ({ visit }) => {
    await visit.checkin.open(entree.slug);
    await expectState(visit, 'draft');
    for (const { action, state } of path) {
      await test.step(`${action}: ${state}`, async () => {
        await doing[action](visit);
        await expectState(visit, state);
      });
    }
  });
}
