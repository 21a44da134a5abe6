import { anna } from '../support/customers.ts';
import { typeIn, walkThrough } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** Each with what it says once it has been loaded. */
const pages = [
  ['/customer/reset-password', 'Wachtwoord vergeten'],
  ['/customer/reset-password/onbekend', 'Deze link is ongeldig, verlopen of al gebruikt.'],
  ['/customer/login', 'Inloggen'],
] as const;

for (const width of [390, 1280]) {
  test(
    `the keyboard alone comes to everything around an account, and out again, at ${width}`,
    { tag: '@full' },
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      const { heading } = visit.site;
      for (const [path, words] of pages) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(words);
        expect(await walkThrough(page), path).toEqual({ missed: [], outOfSight: [] });
      }
      await page.goto('/customer/login');
      await typeIn(page, page.getByLabel('E-mailadres'), anna.email);
      await typeIn(page, page.getByLabel('Wachtwoord', { exact: true }), anna.password);
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText('Mijn account');
      for (const name of ['Eerdere reserveringen', 'Mijn abonnementen']) {
        await expect(page.getByRole('region', { name })).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Verloop' }).first()).toBeVisible();
      expect(await walkThrough(page)).toEqual({ missed: [], outOfSight: [] });
    },
  );
}
