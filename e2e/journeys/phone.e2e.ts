import type { Locator } from '@playwright/test';
import { newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the whole booking on a phone, with the bar, the sheet and the progress line', async ({ page, visit }) => {
  const { start, checkin, details, flow, checkout, provider, success } = visit;
  const customer = newCustomer();
  await start.open();
  await expect(page.getByRole('link', { name: 'Inloggen' }).last()).toHaveAttribute('href', '/customer/login');
  await expect(start.card('Entree')).toContainText(/vanaf \d+,(-|\d\d)/);
  await expect(start.card('Entree').getByRole('heading')).toHaveCSS('font-weight', '600');
  await start.reserve('Entree').tap();
  await expect(checkin.flowName).toHaveText('Entree');
  await checkin.pickDay(18);
  await expect(checkin.times).toBeInViewport();
  await checkin.pickTimes({ arrival: '11:00', departure: '15:00' });
  await checkin.add.tap();

  await expect(page).toHaveURL('/flow/entree/info');
  await expect(flow.progress).toHaveAccessibleName('Stap 2 van 3: Gegevens');
  await expect(flow.steps).toBeHidden();
  await expect(flow.basket).toHaveAccessibleName(/^Je reservering, 2 producten, €\s\d+,(-|\d\d)$/);
  await expect(flow.basket).toContainText(/Je reservering\s*€\s\d+,(-|\d\d)/);
  await flow.basket.tap();
  await expect(flow.sheet).toBeVisible();
  await expect(flow.sheet).toContainText('Hieronder vind je de inhoud van je reservering.');
  await expect(flow.sheet.getByText('Entree hele dag')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(flow.sheet).toHaveCount(0);
  await expect(flow.basket).toBeFocused();

  await details.register(customer);
  await expect(details.reviewHeading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await flow.next.tap();
  await expect(checkout.heading).toBeVisible();
  await expect(flow.progress).toHaveAccessibleName('Stap 3 van 3: Afronden');
  await expect(page.getByText('Stap 3 van 3', { exact: true })).toBeVisible();
  await expect(flow.summary).toBeVisible();
  await checkout.payWithIdeal();
  await provider.pay.tap();
  await expect(success.confirmed).toBeVisible();
  await success.number();
});

for (const width of [390, 320]) {
  test(
    `a booking fits a phone of ${width}: nothing scrolls sideways, the bar has room for price and button`,
    { tag: '@full' },
    async ({ page, visit }) => {
      const { start, checkin, details, flow, checkout } = visit;
      await page.setViewportSize({ width, height: 844 });
      const expectFits = async (...parts: Locator[]): Promise<void> => {
        const over = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await over()).toBeLessThanOrEqual(0);
        for (const part of parts) {
          const box = await part.boundingBox();
          expect(box!.x).toBeGreaterThanOrEqual(0);
          expect(box!.x + box!.width).toBeLessThanOrEqual(width);
          expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
        }
      };
      await start.open();
      await expect(start.reserve('Entree')).toBeVisible();
      await expectFits(start.reserve('Entree'));
      await start.reserve('Entree').tap();
      await checkin.pickDay(18);
      const inCells = await checkin.calendar
        .locator('[data-date]')
        .evaluateAll((cells) => cells.map((cell) => cell.scrollWidth - cell.clientWidth));
      expect(inCells.length).toBeGreaterThanOrEqual(28);
      expect(Math.max(...inCells)).toBeLessThanOrEqual(0);
      await checkin.pickTimes({ arrival: '11:00', departure: '15:00' });
      await expectFits(checkin.add);
      await checkin.add.tap();
      await details.panel('Registreren').tap();
      await details.submitRegistration.tap();
      await expect(page.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeVisible();
      await expectFits(flow.basket);
      await details.fill(newCustomer());
      await details.submitRegistration.tap();
      await expect(details.reviewHeading).toBeVisible();
      await expectFits(flow.basket, flow.next);
      await flow.basket.tap();
      await expect(flow.sheet).toBeVisible();
      await expectFits(flow.sheet);
      const [total, next] = [flow.sheet.getByText('Totaal', { exact: true }), flow.sheet.getByRole('button').last()];
      const empty = flow.sheet.getByRole('button', { name: 'Mandje leegmaken' });
      await page.setViewportSize({ width, height: 480 });
      await expect(empty).not.toBeInViewport();
      await expect(total).toBeInViewport({ ratio: 1 });
      await expect(next).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height: 256 });
      await empty.scrollIntoViewIfNeeded();
      await expect(empty).toBeInViewport({ ratio: 1 });
      await next.scrollIntoViewIfNeeded();
      await expect(next).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height: 844 });
      await page.keyboard.press('Escape');
      await expect(flow.sheet).toHaveCount(0);
      await flow.next.tap();
      await checkout.open('iDEAL | Wero');
      await expectFits(flow.summary, checkout.toIdeal);
    },
  );
}
