import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { sold } from '../support/catalogue.ts';
import { productsPage } from '../support/pages/productsPage.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, test, visitIn } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

type Times = { arrivalTimes: string[] };

const timesOf = (server: RunningServer, date: string): Promise<Times> =>
  ask<Times>(server, { method: 'GET', path: `/products/${sold.footMassage}/times/${date}` });

/** The first day after tomorrow on which somebody massages feet. */
async function nearDay(server: RunningServer): Promise<string> {
  const { today } = await ask<{ today: string }>(server, { method: 'GET', path: '/config' });
  for (let days = 2; days < 10; days += 1) {
    const date = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    if ((await timesOf(server, date)).arrivalTimes.length > 0) return date;
  }
  throw new Error('No feet are massaged next week');
}

test(
  'a treatment is booked as far ahead as staff ask, and who is too late reads why',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const date = await nearDay(server);
    const visit = visitIn(await context.newPage(), server);
    const { calendar, picker, times } = visit;
    await visit.page.goto('/flow/behandelingen');
    await calendar.pickInDialog(date);
    await picker.askFor('Voetmassage', 1);
    await times.times.getByRole('radio').first().check();

    const products = productsPage(page, server);
    await products.open('/massage');
    await page.getByRole('link', { name: 'Voetmassage' }).click();
    const notice = page.getByRole('spinbutton', { name: 'Uiterlijk boeken' });
    await notice.fill('400');
    await products.save.click();
    await expect(notice).toHaveAttribute('aria-invalid', 'true');
    await expect(products.errors).toContainText('Uiterlijk boeken');
    await notice.fill('336');
    await expectAccessible(page);
    await products.save.click();
    await expect(products.saved).toBeVisible();

    await times.add.click();
    await expect(picker.said('Voetmassage', 'Dit is te kort van tevoren. Kies een later moment.')).toBeVisible();
    await expectAccessible(visit.page);
    expect((await timesOf(server, date)).arrivalTimes).toEqual([]);
    await notice.fill('0');
    await products.save.click();
    await expect.poll(async () => (await timesOf(server, date)).arrivalTimes.length).toBeGreaterThan(0);
  },
);
