import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const stay = { arrival: '11:00', departure: '17:00' };

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('four guests with much to do have their total and the planner in view', async ({ visit }) => {
    const { page, flow, proposals } = visit;
    await openDay(visit, {
      slug: 'stel-je-dag-samen',
      day: days.accessible,
      persons: 4,
      stay,
      requests: [
        { product: sold.entryAllDay, guests: [1, 2, 3, 4] },
        { product: sold.footMassage, guests: [1, 2] },
        { product: sold.headMassage, guests: [3, 4] },
      ],
    });
    await expect(flow.guest(4)).toBeVisible();
    const [opened, folded] = [1, 4].map((guest) => flow.guest(guest).getByRole('button', { name: /^Gast/ }));
    await expect(opened!).toHaveAttribute('aria-expanded', 'true');
    await expect(folded!).toHaveAttribute('aria-expanded', 'false');
    await expect(folded!).toContainText('2 producten');
    await expect(flow.guest(4).getByRole('listitem')).toHaveCount(0);
    await folded!.click();
    await expect(flow.guest(4).getByRole('listitem')).toHaveCount(2);
    const bar = page.getByRole('region', { name: 'Voortgang' });
    const total = await flow.summary.getByText('Totaal', { exact: true }).locator('xpath=..').innerText();
    const [amount = 'no amount'] = /\d+,(?:-|\d\d)/.exec(total) ?? [];
    await expect(bar.getByText(`€\u00A0${amount}`).filter({ visible: true })).toHaveCount(1);
    await expect(flow.summary.getByText('Totaal', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(proposals.ask).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a day that can be booked is in view at once', async ({ visit }) => {
    const { page, checkin, flow } = visit;
    const day = checkin.freeDays.first();
    const roomAboveBar = async (): Promise<number> => {
      const [dayBox, barBox] = await Promise.all([day.boundingBox(), flow.progress.boundingBox()]);
      return barBox!.y - (dayBox!.y + dayBox!.height);
    };
    await page.goto('/flow/entree');
    await expect(day).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/flow/arrangementen');
    await expect(day).toBeInViewport({ ratio: 1 });
    await expect.poll(roomAboveBar).toBeGreaterThanOrEqual(0);
  });

  test('day and times fold into a bar as soon as both times are chosen', async ({ visit }) => {
    const { page, calendar, checkin, picker } = visit;
    await page.goto('/flow/arrangementen');
    await checkin.pickDay(19);
    await checkin.pickTimes({ arrival: '10:00', departure: '19:00' });
    await expect(checkin.times).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(calendar.change).toBeVisible();
    await expect(picker.cards.first()).toBeInViewport();
  });
});
