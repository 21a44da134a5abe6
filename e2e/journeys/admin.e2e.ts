import type { Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pressOn, tabTo, typeIn } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { mila } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('nobody gets past the login, and who is logged in never sees it', async ({ page }) => {
  const admin = adminPage(page);
  await page.goto('/admin/flows');
  await expect(page).toHaveURL('/admin/login');
  await expect(admin.menu).toHaveCount(0);

  await admin.logIn({ ...mila, password: 'niet-het-wachtwoord' });
  await expect(admin.loginError).toHaveText('Verkeerde e-mailadres of wachtwoord');
  await expect(admin.login.getByLabel('E-mailadres')).toHaveValue(mila.email);

  await admin.logIn();
  await expect(page).toHaveURL('/admin/products');
  await expect(admin.heading).toHaveText('Producten');
  await expect(page.getByRole('row', { name: /Avond aan het Water/ })).toContainText('89,-');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const loading = new Set<Route>();
  await page.route('**/api/admin/user', (route) => void loading.add(route));
  await page.goto('/admin/login');
  const wait = page.getByRole('main').filter({ has: page.getByRole('status').filter({ hasText: 'Laden…' }) });
  await expect(wait).toHaveCSS('animation-duration', '0.3s');
  await expect(wait).toHaveCSS('opacity', '1');
  expect(await wait.boundingBox()).toMatchObject({ width: 1280, height: 800 });
  expect(loading.size).toBe(1);
  for (const route of loading) await route.continue();
  await page.unroute('**/api/admin/user');
  await expect(page).toHaveURL('/admin/products');
  await page.goto('/admin/reset-password');
  await expect(page).toHaveURL('/admin/products');
  await page.goto('/admin/bestaat-niet');
  await expect(admin.heading).toHaveText('Oops.. pagina niet gevonden');
});

test('logging out is asked first, and another tab follows', async ({ page, context }) => {
  const admin = adminPage(page);
  await admin.logIn();
  await expect(page.getByText(mila.email)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/flows');
  await expect(adminPage(other).heading).toHaveText('Flows');

  await admin.logout.click();
  await expect(admin.logoutDialog).toContainText('Weet je zeker dat je wilt uitloggen?');
  await admin.logoutDialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page).toHaveURL('/admin/products');
  await admin.logout.click();
  await admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(other).toHaveURL('/admin/login');
  expect(await page.evaluate(() => window.localStorage.getItem('admin_token'))).toBeNull();
});

test('a list keeps search, filter and order in its address', async ({ page }) => {
  const admin = adminPage(page);
  await admin.logIn();
  const rows = page.getByRole('table', { name: 'Producten' }).locator('tbody tr');
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('massage');
  await expect(page).toHaveURL('/admin/products?q=massage');
  await page.getByRole('button', { name: 'Prijs' }).click();
  await page.getByRole('combobox', { name: 'Soort' }).selectOption('Groep');
  await expect(page).toHaveURL('/admin/products?q=massage&sort=price&objectType=productGroup');
  await expect(page.getByRole('columnheader', { name: 'Prijs' })).toHaveAttribute('aria-sort', 'ascending');
  const cheapest = 'Olijfolie massage';
  await expect(rows.first()).toContainText(cheapest);
  await page.reload();
  await expect(rows.first()).toContainText(cheapest);
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('zoiets is er niet');
  await expect(page.getByText('Niets gevonden.')).toBeVisible();
  await page.getByRole('button', { name: 'Wis zoeken en filters' }).click();
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByText(/^1–25 van \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Volgende bladzijde' }).click();
  await expect(page).toHaveURL(/\/admin\/products\?cursor=after\.26\./);
  await expect(page.getByText(/^26–50 van \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Vorige bladzijde' }).click();
  await expect(page.getByText(/^1–25 van \d+$/)).toBeVisible();
});

test('a browser that becomes too small covers the page, which keeps what was typed', async ({ page }) => {
  const admin = adminPage(page);
  await page.goto('/admin/login');
  await admin.login.getByLabel('E-mailadres').fill('half@getypt.example');
  for (const size of [
    { width: 1024, height: 800 },
    { width: 1280, height: 608 },
  ]) {
    await page.setViewportSize(size);
    await expect(admin.tooSmall).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(admin.tooSmall).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1025, height: 609 });
    await expect(admin.tooSmall).toHaveCount(0);
    await expect(admin.login.getByLabel('E-mailadres')).toHaveValue('half@getypt.example');
  }
});

test('the back office speaks four languages, and is found by no search engine', async ({ page }) => {
  const titles = { '': 'Inloggen', '/en': 'Log in', '/de': 'Anmelden', '/fr': 'Se connecter' };
  for (const [prefix, title] of Object.entries(titles)) {
    await page.goto(`${prefix}/admin`);
    await expect(page).toHaveURL(`${prefix}/admin/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test(
  'the keyboard alone logs in, finds the page and logs out; axe finds nothing',
  { tag: '@full' },
  async ({ page }) => {
    const admin = adminPage(page);
    await page.goto('/admin/login');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar inhoud' })).toBeFocused();
    await typeIn(page, admin.login.getByLabel('E-mailadres'), mila.email);
    await typeIn(page, admin.login.getByLabel('Wachtwoord', { exact: true }), mila.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/products');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);

    await pressOn(page, admin.menu.getByRole('link', { name: 'Flows' }));
    await expect(admin.heading).toHaveText('Flows');
    await expect(admin.heading).toBeFocused();
    await page.setViewportSize({ width: 1600, height: 900 });
    await expectAccessible(page);

    const toggle = page.getByRole('button', { name: 'Menu uitgeklapt' });
    await pressOn(page, toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await pressOn(page, admin.logout);
    await expect(admin.logoutDialog.getByRole('button', { name: 'Annuleren' })).toBeFocused();
    await tabTo(page, admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/login');
  },
);
