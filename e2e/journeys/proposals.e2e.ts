import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

const slug = 'behandelingen';

/** Two whose requests keep each of them in the house from eleven till late. */
const apart = {
  slug,
  day: days.plans,
  requests: [
    { product: sold.facial, guests: [1], at: '11:00' },
    { product: sold.backMassage, guests: [1], at: '16:30' },
    { product: sold.hammamScrub, guests: [2], at: '17:00' },
    { product: sold.backMassage, guests: [2], at: '11:00' },
  ],
};

const startOf = (line: string): string => /\d\d:\d\d/.exec(line)?.[0] ?? 'no time';

/** When the back massage of each guest begins in a plan. */
async function backMassages({ proposals }: Visit, name: 'Samen' | 'Kortste verblijf'): Promise<string[]> {
  const lines = [1, 2].map((guest) => proposals.itemsOf(name, guest).filter({ hasText: 'Rugmassage' }).innerText());
  return (await Promise.all(lines)).map(startOf);
}

test('three plans for the day are offered, and what was booked moves to the one that is booked', async ({ visit }) => {
  const { page, proposals, flow, site } = visit;
  await openDay(visit, apart);
  await proposals.ask.click();
  await expect(proposals.dialog).toContainText('3 plannen. Kies wat bij jullie past.');
  for (const name of ['Samen', 'Na elkaar', 'Kortste verblijf'] as const) {
    await expect(proposals.plan(name)).toContainText('Totaal 228,-');
    await expect(proposals.plan(name)).toContainText('was');
  }
  const [first, second] = await backMassages(visit, 'Samen');
  expect(first).toBe(second);

  const planned = await proposals.itemsOf('Kortste verblijf', 2).allInnerTexts();
  await proposals.take('Kortste verblijf').click();
  await expect(proposals.dialog).toHaveCount(0);
  await expect(site.successToast).toContainText('Het plan staat in je overzicht');
  await site.expectUncovered(flow.usableNext);
  for (const line of planned) await expect(flow.guest(2)).toContainText(`min · ${startOf(line)} – `);
  await expect(flow.guest(1)).not.toContainText('16:30 – 16:55');

  await page.reload();
  for (const line of planned) await expect(flow.guest(2)).toContainText(`min · ${startOf(line)} – `);
  await expect(proposals.ask).toHaveCount(0);
});

test(
  'closing the plans changes nothing, and one treatment alone is not planned anew',
  { tag: '@full' },
  async ({ visit }) => {
    const { proposals, flow } = visit;
    await openDay(visit, { ...apart, day: days.plansClosed });
    await proposals.ask.click();
    await expect(proposals.plans).toHaveCount(3);
    await proposals.close.click();
    await expect(proposals.dialog).toHaveCount(0);
    await expect(proposals.ask).toBeFocused();
    await expect(flow.guest(1)).toContainText('11:00 – 11:50');
    await expect(flow.guest(2)).toContainText('17:00 – 17:50');

    const alone = { product: sold.footMassage, guests: [1], at: '14:30' };
    await openDay(visit, { ...apart, day: days.plansClosed, requests: [alone] });
    await expect(flow.guest(1)).toContainText('14:30 – 14:55');
    await expect(proposals.ask).toHaveCount(0);
  },
);

test(
  'three plans stand side by side; on a phone the next shows its edge and is a swipe away',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, proposals, flow } = visit;
    await page.setViewportSize({ width: 1280, height: 900 });
    await openDay(visit, { ...apart, day: days.plansBeside });
    await proposals.ask.click();
    await expect(proposals.plans).toHaveCount(3);
    const tops = (await Promise.all((await proposals.plans.all()).map((plan) => plan.boundingBox()))).map(
      (box) => box?.y,
    );
    expect(new Set(tops).size).toBe(1);
    await expect(proposals.plans.last()).toBeInViewport({ ratio: 0.7 });

    await proposals.close.click();
    await page.setViewportSize({ width: 390, height: 844 });
    await flow.basket.click();
    await proposals.ask.click();
    await expect(proposals.plans.nth(1)).toBeInViewport();
    await expect(proposals.plans.nth(1)).not.toBeInViewport({ ratio: 0.2 });
    await page.mouse.move(195, 600);
    await page.mouse.wheel(330, 0);
    await expect(proposals.plans.nth(1)).toBeInViewport({ ratio: 0.6 });
  },
);
