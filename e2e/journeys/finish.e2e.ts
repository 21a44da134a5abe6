import type { Locator } from '@playwright/test';
import { slowAnswers } from '../support/slowAnswers.ts';
import { addEntry, bookUpToPayment } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const backgroundOf = (window: Locator): Promise<string> =>
  window.evaluate((element) => getComputedStyle(element).backgroundColor);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the site keeps its own colours, and long headings are hyphenated in their language', async ({ page, visit }) => {
  await visit.start.open();
  const site = page.locator('html');
  await expect(site).toHaveCSS('color-scheme', 'light only');
  await expect(site).toHaveAttribute('lang', 'nl');
  await expect(visit.start.heading).toHaveCSS('hyphens', 'auto');
});

test('a phone loads the picture of the start page in a width of its own', async ({ page, visit }) => {
  await visit.start.open();
  const picture = page.locator('img[fetchpriority="high"]').first();
  await expect(picture).toHaveAttribute('sizes', /510px/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-(800|1200|1600)\./);
});

test('pages that say no have a picture', async ({ page, visit }) => {
  for (const path of ['/dit/bestaat/niet', '/flow/bestaat-niet', '/reservation/payment/verzonnen']) {
    await page.goto(path);
    await expect(visit.site.heading).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  }
});

test('each line of an error summary is as high as a finger', async ({ visit }) => {
  const { details } = visit;
  await addEntry(visit);
  await details.panel('Registreren').click();
  await details.submitRegistration.click();
  const lines = details.registerForm.getByRole('group', { name: 'Er klopt nog iets niet' }).getByRole('link');
  await expect(lines).toHaveCount(11);
  const heights = await lines.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('who wants no motion gets windows and what dims behind them at once', async ({ page, visit }) => {
  const { flow } = visit;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addEntry(visit);
  await flow.basket.click();
  await expect(flow.sheet).toBeVisible();
  const durations = await flow.sheet.evaluate((sheet) =>
    [null, '::backdrop'].map((part) => getComputedStyle(sheet, part).animationDuration),
  );
  expect(durations).toEqual(['0s', '0s']);
});

test('a month that is still loading promises nothing', { tag: '@full' }, async ({ page, visit }) => {
  const { checkin } = visit;
  await checkin.open('entree');
  await expect(checkin.freeDays.first()).toBeVisible();
  await slowAnswers(page, 4_000);
  const later = page.getByRole('button', { name: /^Naar / }).last();
  for (const _month of [1, 2, 3]) await later.click();
  await expect(page.locator('[aria-busy="true"] [data-date]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /, beschikbaar$/ })).toHaveCount(0);
  await expect(checkin.freeDays.first()).toBeVisible();
});

test('who has booked reads where to go and how', async ({ page, visit }) => {
  const { checkout, provider, success } = visit;
  await bookUpToPayment(visit);
  await checkout.payWithIdeal();
  await provider.pay.tap();
  await expect(success.confirmed).toBeVisible();
  const way = page.getByRole('main').getByRole('link', { name: 'Routebeschrijving' });
  await expect(way).toHaveAttribute('href', /^https:/);
  await expect(way.locator('..')).toContainText(/\d{4} ?[A-Z]{2}/);
});

test('rings fade in over 300 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dev/ui');
  const ring = page.getByRole('main').locator('[role="status"] > span').first();
  await expect(ring).toHaveCSS('animation-duration', /(^|, )0\.3s$/);
});

test('taking products out of the basket of a phone reads out the new total, and never loses the focus', async ({
  page,
  visit,
}) => {
  const { flow } = visit;
  const removeFrom = async (guest: number): Promise<void> => {
    await flow.remove('Entree hele dag', guest).tap();
    expect(await backgroundOf(flow.question)).toBe(await backgroundOf(flow.sheet));
    await flow.question.getByRole('button', { name: 'Verwijderen' }).tap();
  };
  await addEntry(visit);
  await flow.basket.tap();
  await removeFrom(2);
  await expect(flow.sheet.getByText('Geen producten voor deze gast')).toBeVisible();
  await expect(flow.sheet.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.locator('[role="status"]').filter({ hasText: /, 1 product, / })).toHaveCount(1);
  await removeFrom(1);
  await expect(page).toHaveURL(/\/flow\/entree(\?|$)/);
  await expect(page.locator('body')).not.toBeFocused();
});
