import { expect, test } from '../support/test.ts';

for (const path of ['/', '/flow/entree', '/dit/bestaat/niet', '/admin']) {
  test(`${path} keeps to its own policy`, async ({ page, visit }) => {
    const answer = await page.goto(path);
    await expect(visit.site.heading).toBeVisible();
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  });
}

test('on a page of staff no text becomes a script', async ({ browser, server }) => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/admin`);
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      return null;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe('TypeError');
  await page.close();
});
