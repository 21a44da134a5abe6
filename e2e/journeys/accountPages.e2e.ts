import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { anna, newCustomer } from '../support/customers.ts';
import { expectFits } from '../support/expectFits.ts';
import { walkThrough } from '../support/keyboard.ts';
import { bookUpToPayment } from '../support/steps.ts';
import { mailAbout, sweep } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

const languages = ['nl', 'en', 'de', 'fr'] as const;
const widths = [390, 1280] as const;

/** Looks at a page in every language, on a phone and on a wide screen, with axe in the first; returns its headings. */
async function inEveryLanguage(page: Page, path: string): Promise<string[]> {
  const headings = new Set<string>();
  for (const language of languages) {
    await page.goto(language === 'nl' ? path : `/${language}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    headings.add(await heading.innerText());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
      if (language === languages[0]) await expectAccessible(page);
    }
  }
  return [...headings];
}

/** The path of the only link of this kind that a mail to the address has. */
async function mailedPath({ server }: Visit, { email, words }: { email: string; words: string }): Promise<string> {
  await sweep(server);
  const { text } = await mailAbout(server, email, words);
  return new URL(/https?:\/\/\S+\/customer\/\S+/.exec(text)?.[0] ?? '').pathname;
}

async function register({ page, details }: Visit) {
  const customer = newCustomer();
  await page.goto('/customer/login');
  await details.panel('Registreren').click();
  await details.fill(customer);
  await details.submitRegistration.click();
  await expect(page).toHaveURL('/customer');
  return customer;
}

test(
  'login, a forgotten password and the account speak four languages, and axe finds nothing at any width',
  { tag: '@full' },
  async ({ page, visit }) => {
    test.slow();
    for (const path of ['/customer/login', '/customer/reset-password', '/customer/reset-password/al-gebruikt']) {
      expect(await inEveryLanguage(page, path), path).toHaveLength(4);
    }
    const { email } = await register(visit);
    await page.goto('/customer/reset-password');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Stuur de link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Kijk in je mail' })).toBeVisible();
    await expectAccessible(page);
    const path = await mailedPath(visit, { email, words: 'Nieuw wachtwoord voor Thermen Olijfgaard' });
    expect(await inEveryLanguage(page, path)).toHaveLength(4);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Opslaan' })).toBeVisible();
    expect(await walkThrough(page)).toEqual({ missed: [], outOfSight: [] });
    await page.evaluate(() => localStorage.clear());
    await page.goto('/customer/login');
    await visit.details.logIn(anna);
    await expect(page).toHaveURL('/customer');
    await expect(page.getByRole('region', { name: 'Eerdere reserveringen' })).toBeVisible();
    expect(await inEveryLanguage(page, '/customer')).toHaveLength(4);
  },
);

test('who registers confirms the address by keyboard through the mail, once', async ({ page, visit }) => {
  test.slow();
  const { email } = await register(visit);
  const path = await mailedPath(visit, { email, words: '/customer/confirm/' });
  expect(await inEveryLanguage(page, path)).toHaveLength(4);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Bevestigen' })).toBeVisible();
  expect(await walkThrough(page)).toEqual({ missed: [], outOfSight: [] });
  await page.getByRole('button', { name: 'Bevestigen' }).focus();
  await page.keyboard.press('Enter');
  await expect(visit.site.heading).toHaveText('Je e-mailadres is bevestigd');
  await expect(page.getByRole('status').filter({ hasText: email })).toHaveText(`We bereiken je voortaan op ${email}.`);
  await expectAccessible(page);

  await page.goto(path);
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByText('Deze link werkt niet meer. Vraag een nieuwe aan.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar je account' }).click();
  await expect(page).toHaveURL('/customer');
});

test(
  'another address counts once it was confirmed from there, and the old one hears of it',
  { tag: '@full' },
  async ({ page, visit }) => {
    const { email, password } = await register(visit);
    const other = `${email.replace('@', '-nieuw@')}`;
    await visit.details.change.click();
    const dialog = visit.details.editDialog;
    await dialog.getByLabel('E-mailadres').fill(other);
    await dialog.getByLabel('Huidig wachtwoord').fill(password);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText(`Open de link in de mail die we aan ${other} stuurden.`)).toBeVisible();
    const path = await mailedPath(visit, { email: other, words: '/customer/confirm/' });
    const notice = await mailAbout(visit.server, email, 'wordt gewijzigd');
    expect(notice.text).toContain('Was jij dit niet? Kies dan meteen een nieuw wachtwoord');
    await page.goto(path);
    await page.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(visit.site.heading).toHaveText('Je e-mailadres is bevestigd');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/customer/login');
    await visit.details.logIn({ email: other, password });
    await expect(page).toHaveURL('/customer');
    await expect(page.getByText('Je e-mailadres is nog niet bevestigd')).toHaveCount(0);
  },
);

test(
  'a guest’s own booking speaks four languages, and axe finds nothing at any width',
  { tag: '@full' },
  async ({ page, visit }) => {
    test.slow();
    await bookUpToPayment(visit);
    await visit.checkout.payOnLocation();
    await expect(visit.success.confirmed).toBeVisible();
    await visit.success.manage.click();
    await expect(visit.site.heading).toHaveText('Je reservering');
    const { pathname } = new URL(page.url());
    await page.evaluate(() => localStorage.clear());
    expect(await inEveryLanguage(page, pathname)).toHaveLength(4);
  },
);
