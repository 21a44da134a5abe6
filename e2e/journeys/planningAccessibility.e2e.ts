import { expectAccessible } from '../support/axe.ts';
import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

const screens = [
  { name: 'on a phone', tag: [], isPhone: true, viewport: { width: 390, height: 844 } },
  { name: 'on a wide screen', tag: '@full', isPhone: false, viewport: { width: 1280, height: 900 } },
];

const massages = {
  slug: 'behandelingen',
  day: days.accessible,
  requests: [
    { product: sold.headMassage, guests: [1], at: '14:00' },
    { product: sold.headMassage, guests: [2], at: '17:00' },
  ],
};

/** Requests a treatment, on phones by way of its window, which is looked at too. */
async function askFor({ page, picker }: Visit, name: string, isPhone: boolean): Promise<void> {
  await picker.add(name).click();
  if (!isPhone) return;
  const choices = page.getByRole('dialog', { name });
  await expect(choices).toBeVisible();
  await expectAccessible(page);
  await choices.getByRole('button', { name: `Voeg toe: ${name}` }).click();
}

for (const { name, tag, isPhone, viewport } of screens) {
  test.describe(name, { tag }, () => {
    test.use({ viewport });
    test.slow();

    test(`axe finds nothing from a treatment to its refusal and the plans ${name}`, async ({ visit, page }) => {
      const { picker, times, proposals, flow } = visit;
      await openDay(visit, massages);
      await expect(picker.cards.first()).toBeVisible();
      await expectAccessible(page);
      await askFor(visit, 'Hoofdmassage', isPhone);
      await times.times.getByRole('radio').first().check();
      await expectAccessible(page);
      await times.add.click();
      await expect(picker.said('Hoofdmassage', /^Hoofdmassage is al toegevoegd/).first()).toBeVisible();
      await expectAccessible(page);
      if (isPhone) {
        await page.keyboard.press('Escape');
        await flow.basket.click();
        await expect(flow.sheet).toBeVisible();
      }
      await proposals.ask.click();
      await expect(proposals.plans.first()).toBeVisible();
      await expectAccessible(page);
    });

    test(
      `axe finds nothing on what an entry flow and a hammam without times show ${name}`,
      { tag: '@full' },
      async ({ visit, page, server }) => {
        const { picker, times, calendar } = visit;
        await page.goto('/flow/hammamritueel');
        await calendar.pill.click();
        await calendar.pick(await dateAt(server, days.accessible));
        await expect(picker.cards.first()).toBeVisible();
        await askFor(visit, 'Stille hammam', isPhone);
        await expect(times.offers.first()).toBeVisible();
        await expectAccessible(page);
        const stay = { arrival: '11:00', departure: '17:00' };
        const requests = [{ product: sold.entryAllDay, guests: [1] }];
        await openDay(visit, { slug: 'stel-je-dag-samen', day: days.accessible, stay, requests });
        await expect(picker.cards.first()).toBeVisible();
        await expectAccessible(page);
      },
    );

    test(`axe finds nothing on arrangements and their sub-pages ${name}`, { tag: '@full' }, async ({ visit, page }) => {
      const { picker, calendar, checkin } = visit;
      await openDay(visit, {
        slug: 'arrangementen',
        day: days.accessible,
        stay: { arrival: '10:00', departure: '20:00' },
        requests: [{ arrangement: sold.dayOfRest, choices: [sold.footMassage], guests: [1] }],
      });
      await expect(picker.count).toBeVisible();
      await expectAccessible(page);
      await calendar.change.click();
      await expect(checkin.arrivals).toBeVisible();
      await picker.add('Olijf & Steen').click();
      await expect(picker.choice('Olijf & Steen', 1)).toHaveAccessibleDescription('Kies een optie voor keuze 1');
      await expectAccessible(page);
      for (const subpage of ['2', '3']) {
        await page.goto(`/flow/arrangementen/${subpage}`);
        await expect(picker.cards.first()).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
