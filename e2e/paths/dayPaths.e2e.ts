import { takeEverybody } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { dayActions, start } from './dayActions.ts';
import type { DayActionName } from './dayActions.ts';
import { expectState } from './expectState.ts';
import { visitorPaths } from './visitorPaths.ts';

const arrangement = 'Dag Ontspannen';
const treatment = 'Gezichtsmassage';

/** How a visitor does it in the browser, on this date. */
const doing: Record<DayActionName, (visit: Visit, date: string) => Promise<void>> = {
  'takes the arrangement for the other guest': async ({ picker }) => {
    await picker.choice(arrangement, 1).selectOption('Voetmassage');
    await picker.add(arrangement).click();
    await expect(picker.said(arrangement, 'Toegevoegd voor gast 2')).toBeVisible();
  },
  'goes on to the treatments': async ({ flow }) => {
    await flow.next.click();
    await flow.expectStep('2');
  },
  'asks for a face massage': async ({ picker }) => {
    await picker.category('Gezicht').check();
    await picker.askFor(treatment, 1);
  },
  'closes the times': ({ times }) => times.cancel.click(),
  'books a time': async ({ times, picker }) => {
    await times.times.getByRole('radio').first().check();
    await times.add.click();
    await expect(picker.said(treatment, 'Toegevoegd voor gast 1')).toBeVisible();
  },
  'is too late for a time': async ({ times, picker, server }, date) => {
    const at = (await times.times.locator('label').first().innerText()).trim();
    await times.time(at).check();
    await takeEverybody(server, { slug: 'behandelingen', product: sold.faceMassage, date, at });
    await times.add.click();
    await expect(picker.said(treatment, /^Gezichtsmassage is helaas niet beschikbaar/)).toBeVisible();
  },
  'takes the time that is offered instead': async ({ picker }) => {
    await picker
      .offers(treatment)
      .filter({ hasText: /^\d\d:\d\d$/ })
      .first()
      .click();
    await expect(picker.said(treatment, 'Toegevoegd voor gast 1')).toBeVisible();
  },
  'asks for a plan': ({ proposals }) => proposals.ask.click(),
  'closes the plans': ({ proposals }) => proposals.close.click(),
  'takes a plan': async ({ proposals, site }) => {
    await proposals.dialog
      .getByRole('button', { name: /^Kies dit plan/ })
      .first()
      .click();
    await expect(site.successToast).toContainText('Het plan staat in je overzicht');
  },
};

const paths = visitorPaths({ start, actions: dayActions });

test('there are enough paths through a planned day to be worth walking, and few enough to walk', () => {
  expect(paths.length).toBeGreaterThanOrEqual(3);
  expect(paths.length).toBeLessThanOrEqual(7);
});

for (const path of paths) {
  test(`a visitor with an arrangement ${path.map(({ action }) => action).join(', ')}`, async ({ visit }) => {
    const date = await openDay(visit, {
      slug: 'arrangementen',
      day: days.paths,
      stay: { arrival: '10:00', departure: '20:00' },
      requests: [{ arrangement: sold.dayOfRest, choices: [sold.headMassage], guests: [1] }],
    });
    await expectState(visit, 'selecting');
    for (const { action, state } of path) {
      await test.step(`${action}: ${state}`, async () => {
        await doing[action](visit, date);
        await expectState(visit, state);
      });
    }
  });
}
