import { addEntry, bookUpToPayment, goToPayment, identify } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { advanceClock } from '../support/testControl.ts';

async function confirm({ checkout, provider, success }: Visit): Promise<void> {
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
}

for (const width of [320, 390, 1280]) {
  test(
    `the picture of what is booked is an arch, and its sentence one line, at ${width} px`,
    { tag: '@full' },
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      await bookUpToPayment(visit);
      await confirm(visit);
      const picture = page.getByRole('main').locator('img').first();
      const [top, right] = await picture.evaluate((image) => {
        const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(image);
        return [borderTopLeftRadius, borderTopRightRadius].map((radius) => Number.parseFloat(radius));
      });
      expect(top).toBeGreaterThanOrEqual(50);
      expect(right).toBe(top);
      const { height } = (await visit.success.confirmed.boundingBox())!;
      expect(height).toBeLessThanOrEqual(32);
    },
  );
}

for (const [said, count] of [
  [/, badkledingdag, beschikbaar$/i, 1],
  [/^(?!.*badkledingdag).*, beschikbaar$/i, 0],
] as const) {
  test(
    `a confirmed visit has ${count} note on swimwear where the calendar says ${said.source}`,
    { tag: '@full' },
    async ({ page, visit }) => {
      const { checkin } = visit;
      await checkin.open('entree');
      await checkin.nextMonth();
      await checkin.calendar.getByRole('button', { name: said }).nth(2).click();
      await checkin.pickTimes({ arrival: '11:00', departure: '15:00' });
      await checkin.add.click();
      await identify(visit);
      await goToPayment(visit);
      await confirm(visit);
      await expect(page.getByRole('main').getByText(/badkleding/i)).toHaveCount(count);
    },
  );
}

test('the card of the remarks ends where its field ends', async ({ visit }) => {
  const { details } = visit;
  await addEntry(visit);
  await identify(visit);
  const below = await details.remarks.evaluate((field) => {
    let card = field.parentElement!;
    while (getComputedStyle(card).borderTopLeftRadius === '0px') card = card.parentElement!;
    return card.getBoundingClientRect().bottom - field.getBoundingClientRect().bottom;
  });
  expect(below).toBeLessThanOrEqual(32);
});

test('at 320 px the way to what a product is stands within its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/flow/behandelingen');
  const info = page.getByRole('main').getByRole('button', { name: /^Meer over / });
  await expect(info.first()).toBeVisible();
  for (const button of await info.all()) {
    const inside = await button.evaluate((element) => {
      const [own, card] = [element, element.closest('article, li')!].map((each) => each.getBoundingClientRect());
      return own!.right <= card!.right && own!.top >= card!.top && own!.left >= card!.left;
    });
    expect(inside).toBe(true);
  }
});

test('the note of a hold that ended has a picture beside its words', async ({ page, visit, server }) => {
  const { start } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await addEntry(visit);
  await advanceClock(server, 22 * 60);
  await page.clock.fastForward(22 * 60_000);
  await expect(start.endedNote).toBeVisible({ timeout: 25_000 });
  const picture = start.endedNote.locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
