import type { Page } from '@playwright/test';
import { slowDown } from '../support/layoutShift.ts';
import { expect, test } from '../support/test.ts';

/** Where the parts of the header stand in it, in words and pixels; above it is what is said without scripts. */
const headerOf = (page: Page): Promise<object[]> =>
  page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const { y: top } = link.closest('header')!.getBoundingClientRect();
        return {
          words: link.textContent,
          href: link.getAttribute('href')?.replace(/(.)\/$/, '$1'),
          box: [x, y - top, width, height].map(Math.round),
        };
      }),
    );

for (const width of [390, 1280])
  test(
    `at ${width} px the header stands before any script, and the script leaves it where it is`,
    { tag: '@full' },
    async ({ browser, server, page }) => {
      const viewport = { width, height: 844 };
      const bare = await (await browser.newContext({ javaScriptEnabled: false, viewport })).newPage();
      await page.setViewportSize(viewport);
      for (const path of ['/flow/entree', '/en/flow/arrangementen?persons=2', '/customer/login']) {
        await bare.goto(server.url + path);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await headerOf(bare)).toEqual(await headerOf(page));
      }
      await bare.context().close();
    },
  );

test('from the first paint to the last the page has its header', { tag: '@full' }, async ({ visit }) => {
  const { page, checkin } = visit;
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = (): void => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const words = document.querySelector('main [role=status]')?.textContent ?? '';
      const now = `${header === undefined ? 'no header' : 'header'} ${words}`;
      if (document.readyState !== 'loading' && seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await slowDown(page);
  await page.goto('/flow/entree');
  await expect(checkin.freeDays.first()).toBeVisible({ timeout: 30_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual(['header Laden…', 'header ']);
});
