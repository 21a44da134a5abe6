import { expectAccessible } from '../support/axe.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import { bookUpToPayment, evening } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('the terms stand on a page of the site, in the visitor’s language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voorwaarden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voorwaarden' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Verzetten en annuleren' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/fr/terms');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Ce qui s’applique chez Thermen Olijfgaard' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Déplacer ou annuler' })).toBeVisible();
});

test('who orders reads the terms in a window of their own, and goes on with the order', async ({ page, visit }) => {
  await bookUpToPayment(visit, evening);
  const [terms] = await Promise.all([page.waitForEvent('popup'), visit.checkout.terms.first().click()]);
  await expect(terms.getByRole('heading', { level: 3, name: 'Betalen' })).toBeVisible();
  await expect(visit.checkout.terms.first()).toBeVisible();
});

test.describe('in the office', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a venue without terms here leads to those of its own site', async ({ page, server }) => {
    const settings = settingsPage(page, server);
    await settings.open('/legal');
    const terms = page.getByRole('group', { name: 'Jullie voorwaarden' });
    const written = await terms.getByRole('textbox', { name: 'Nederlands' }).inputValue();
    const write = async (text: string): Promise<void> => {
      await terms.getByRole('textbox', { name: 'Nederlands' }).fill(text);
      await settings.save.click();
      await expect(settings.saved).toBeVisible();
    };
    await write('');
    const site = await page.context().newPage();
    await site.goto('/terms');
    const elsewhere = 'https://www.olijfgaard.example/voorwaarden';
    await expect(site.getByRole('link', { name: 'Lees de voorwaarden op de site' })).toHaveAttribute('href', elsewhere);
    await expect(site.getByRole('contentinfo').getByRole('link', { name: 'Voorwaarden' })).toHaveAttribute(
      'href',
      elsewhere,
    );
    await write(written);
    await site.reload();
    await expect(site.getByRole('heading', { level: 3, name: 'Verzetten en annuleren' })).toBeVisible();
  });
});
