import type { Page } from '@playwright/test';
import { bookUpToPayment } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('each page keeps to its own policy', async ({ page, visit }) => {
  for (const path of ['/', '/flow/entree', '/dit/bestaat/niet', '/admin']) {
    const answer = await page.goto(path);
    await expect(visit.site.heading).toBeVisible();
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  }
});

/** What becomes of a text that is made a part of the page: 'written', or the name of the error. */
const writeHtml = (page: Page): Promise<string> =>
  page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'written';
    } catch (error) {
      return (error as Error).name;
    }
  });

test('no text becomes a part of a page', async ({ browser, server }) => {
  const page = await browser.newPage();
  for (const path of ['/', '/flow/entree', '/customer/login', '/admin']) {
    await page.goto(`${server.url}${path}`);
    expect([path, await writeHtml(page)]).toEqual([path, 'TypeError']);
  }
  await page.close();
});

test('who chooses the card gets a document that may load its fields, with what was chosen; others do not', async ({
  page,
  visit,
}) => {
  const { checkout, card, flow } = visit;
  await bookUpToPayment(visit);
  await page.goto('/flow/entree/info');
  await flow.next.click();
  await checkout.open('Bancontact');
  await expect(page).toHaveURL('/flow/entree/payment');
  await card.open();
  await expect(card.number).toBeVisible();
  await expect(page).toHaveURL('/flow/entree/payment?method=creditcard');
  expect(await writeHtml(page)).toBe('written');
});
