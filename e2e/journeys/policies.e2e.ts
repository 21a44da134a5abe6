import { expect, test } from '../support/test.ts';

for (const path of ['/', '/flow/entree', '/dit/bestaat/niet', '/admin']) {
  test(`${path} keeps to its own policy`, async ({ page, visit }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content.Security.Policy|TrustedHTML|TrustedScript/i.test(message.text()))
        violations.push(message.text());
    });
    const answer = await page.goto(path);
    await expect(visit.site.heading).toBeVisible();
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(violations).toEqual([]);
  });
}

test('on a page of staff no text becomes a script', async ({ page }) => {
  await page.goto('/admin');
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      return null;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
});
