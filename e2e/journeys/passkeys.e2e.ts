import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { anna } from '../support/customers.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { detailsPage } from '../support/pages/detailsPage.ts';
import { startServer } from '../support/server.ts';
import { mila } from '../support/staff.ts';
import { expect, test as base } from '../support/test.ts';
import { virtualAuthenticator } from '../support/virtualAuthenticator.ts';

/** A passkey belongs to a name, not to a number. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    async ({}, use) => {
      const server = await startServer({}, { host: 'localhost' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uitloggen' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitloggen' }).click();
}

test('a customer adds a passkey, logs in with it, and removes it with the password', async ({ page }) => {
  const phone = await virtualAuthenticator(page);
  await page.goto('/customer/login');
  await detailsPage(page).logIn(anna);
  await expect(page).toHaveURL(/\/customer$/);
  await page.getByRole('button', { name: 'Waar en hoe je inlogt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Waar en hoe je inlogt' });
  await dialog.getByRole('button', { name: 'Passkey toevoegen' }).click();
  const form = dialog.getByRole('form', { name: 'Passkey toevoegen' });
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText('Naam van de passkey is een verplicht veld').first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Naam van de passkey').fill('Telefoon van Anna');
  await form.getByLabel('Huidig wachtwoord').fill('niet-dit-123');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText('Dit is niet je huidige wachtwoord').first()).toBeVisible();
  await form.getByLabel('Huidig wachtwoord').fill(anna.password);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  const list = dialog.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('button', { name: 'Verwijderen Telefoon van Anna' })).toBeVisible();
  await expectAccessible(page);
  expect(await phone.count()).toBe(1);
  await dialog.getByRole('button', { name: 'Sluiten' }).click();

  await phone.verifies(false);
  await logOut(page);
  await expect(page).toHaveURL(/\/customer\/login$/);
  const byPasskey = page.getByRole('button', { name: 'Inloggen met een passkey' });
  await expect(byPasskey).toBeVisible();
  await expectAccessible(page);
  await byPasskey.click();
  await expect(page.getByText('Er is geen passkey gebruikt.')).toBeVisible();
  await phone.verifies(true);
  await byPasskey.click();
  await expect(page).toHaveURL(/\/customer$/);
  await expect(page.getByText(anna.email)).toBeVisible();

  // The field of the address offers it by itself, and this telephone takes every offer.
  const offered = page.waitForResponse((answer) => answer.url().endsWith('/customers/login/passkey'));
  await logOut(page);
  expect((await offered).status()).toBe(200);
  await expect(page).toHaveURL(/\/customer$/);

  await page.getByRole('button', { name: 'Waar en hoe je inlogt' }).click();
  await dialog.getByRole('button', { name: 'Verwijderen Telefoon van Anna' }).click();
  const proof = dialog.getByRole('form', { name: 'Passkey verwijderen' });
  await proof.getByLabel('Wachtwoord', { exact: true }).fill(anna.password);
  await proof.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Je passkey is verwijderd')).toBeVisible();
  await expect(list).toBeHidden();
});

test.describe('in the back office', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'a passkey is the second step of an owner, with recovery codes beside it',
    { tag: '@full' },
    async ({ page }) => {
      const admin = adminPage(page);
      const phone = await virtualAuthenticator(page);
      await admin.logIn(mila);
      await page.getByRole('link', { name: 'Mijn account' }).click();
      const card = page.getByRole('region', { name: 'Tweede stap' });
      await card.getByRole('button', { name: 'Passkey toevoegen' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Passkey toevoegen' });
      await dialog.getByLabel('Naam van de passkey').fill('Telefoon van Mila');
      await dialog.getByLabel('Huidig wachtwoord').fill(mila.password);
      await dialog.getByRole('button', { name: 'Toevoegen' }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
      await expect(card.getByText('Staat aan')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Verwijderen Telefoon van Mila' })).toBeVisible();
      await expectAccessible(page);

      await admin.logout.first().click();
      await admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
      await expect(page).toHaveURL('/admin/login');
      await admin.logIn(mila);
      const step = page.getByRole('button', { name: 'Inloggen met een passkey' });
      await expect(step).toBeVisible();
      await expectAccessible(page);
      await phone.verifies(false);
      await step.click();
      await expect(page.getByText('Er is geen passkey gebruikt.')).toBeVisible();
      await phone.verifies(true);
      await step.click();
      await expect(page).toHaveURL('/admin/products');
    },
  );
});
