import type { Page } from '@playwright/test';
import { bram, newCustomer } from '../support/customers.ts';
import { addEntry, remember } from '../support/steps.ts';
import { mailAbout, sweep } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';

const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [window.localStorage, window.sessionStorage].flatMap((storage) => Object.keys(storage)).sort());

const linkIn = (text: string): string => /https?:\/\/\S+\/customer\/\S+/.exec(text)?.[0] ?? '';

test('a forgotten password is replaced through the link in the mail', async ({ page, visit }) => {
  const [email, password] = ['claire@olijfgaard.example', 'vijgen-en-olijven'];
  await page.goto('/customer/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(visit.site.heading).toHaveText('Wachtwoord vergeten');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kijk in je mail' })).toBeVisible();

  await sweep(visit.server);
  const mail = await mailAbout(visit.server, email, 'Nieuw wachtwoord voor Thermen Olijfgaard');
  await page.goto(new URL(linkIn(mail.text)).pathname);
  await expect(visit.site.heading).toHaveText('Nieuw wachtwoord');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL('/customer/login');
  await visit.details.logIn({ email, password });
  await expect(page).toHaveURL('/customer');

  await page.goto('/customer/reset-password/al-gebruikt');
  await expect(page.getByText('Deze link is ongeldig, verlopen of al gebruikt.')).toBeVisible();
  await page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click();
  await expect(visit.site.heading).toHaveText('Wachtwoord vergeten');
});

test('after logging out the next person at the computer finds nothing of the last one', async ({ page, visit }) => {
  await remember(visit, { last_order: 'r-1', planned_items: '["1 i1"]' });
  await addEntry(visit);
  await visit.details.logIn(bram);
  await expect(visit.site.heading).toHaveText('Je reservering');
  await expect(page.getByText(bram.email)).toBeVisible();
  await page.goto(`/customer#giftCard=${'DEM0-GAAF-B0NN-0001'}`);
  expect(await storedKeys(page)).toEqual([
    'customer_token',
    'gift_link',
    'last_order',
    'open_reservations',
    'planned_items',
    'reservation_session',
  ]);
  await page.getByRole('button', { name: 'Uitloggen' }).first().click();
  await page.getByRole('alertdialog', { name: 'Uitloggen' }).getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/customer/login');
  expect(await storedKeys(page)).toEqual([]);
  await page.goto('/flow/avondentree/info');
  await expect(page).toHaveURL('/flow/avondentree');
});

test('somebody new registers on the login page, and a house number with a letter finds its fields', async ({
  page,
  visit,
}) => {
  const { details } = visit;
  await page.goto('/customer/login');
  await details.panel('Registreren').click();
  await details.fill(newCustomer({ houseNumber: '12a' }));
  await expect(details.registerForm.getByLabel('Huisnummer')).toHaveValue('12');
  await expect(details.registerForm.getByLabel('Toevoeging')).toHaveValue('a');
  await details.submitRegistration.click();
  await expect(page).toHaveURL('/customer');
});
