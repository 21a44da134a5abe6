import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { ownInstallation, startServer } from '../support/server.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('who starts an installation becomes its owner through the printed link, once, and asks a second step', async ({
  page,
}) => {
  const server = await startServer(ownInstallation);
  const link = /set up +(\S+)/.exec(server.said())?.[1] ?? '';
  const admin = adminPage(page);
  await page.goto(link);
  const form = page.getByRole('form', { name: 'Aan de slag' });
  const begin = form.getByRole('button', { name: 'Begin' });
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await begin.click();
  await expect(form.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeFocused();
  await expect(form.getByText('E-mailadres voor vragen is een verplicht veld').first()).toBeVisible();

  await form.getByLabel('Voornaam').fill('Noor');
  await form.getByLabel('Achternaam').fill('Bakker');
  await form.getByLabel('E-mailadres', { exact: true }).fill('noor@duin.example');
  await form.getByLabel('Wachtwoord', { exact: true }).fill('thermen-duin-26');
  await form.getByLabel('Herhaal wachtwoord').fill('thermen-duin-26');
  await form.getByLabel('Naam', { exact: true }).fill('Thermen Duin');
  await form.getByLabel('E-mailadres voor vragen').fill('hallo@duin.example');
  await form.getByLabel('Frans').uncheck();
  await form.getByLabel('zaterdag').check();
  await form.getByLabel('Tot', { exact: true }).fill('09:00');
  await begin.click();
  await expect(form.getByText('De eindtijd ligt niet na de begintijd').first()).toBeVisible();
  await form.getByLabel('Tot', { exact: true }).fill('18:00');
  await begin.click();
  await expect(form.getByText('Dit wachtwoord is makkelijk te raden. Kies een ander.').first()).toBeVisible();
  await form.getByLabel('Wachtwoord', { exact: true }).fill('q1w2e3r4t5y6u7i8');
  await form.getByLabel('Herhaal wachtwoord').fill('q1w2e3r4t5y6u7i8');
  await begin.click();
  const leaked = 'Dit wachtwoord staat op lijsten van gelekte wachtwoorden. Kies een ander.';
  await expect(form.getByText(leaked).first()).toBeVisible();
  await form.getByLabel('Wachtwoord', { exact: true }).fill('helmgras-in-de-wind');
  await form.getByLabel('Herhaal wachtwoord').fill('helmgras-in-de-wind');
  await begin.click();
  await expect(page).toHaveURL(`${server.url}/admin/products`);
  await expect(page.getByText('Noor Bakker')).toBeVisible();
  await page.goto(`${server.url}/admin/settings/branding`);
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Thermen Duin');
  await expect(page.getByLabel('Frans')).not.toBeChecked();

  await page.goto(`${server.url}/admin/settings`);
  await page.getByLabel('Eigenaren loggen in met een tweede stap').check();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`${server.url}/admin/account`);
  await expect(page.getByText('Voor jouw rol is een tweede stap nodig.')).toBeVisible();
  await admin.menu.getByRole('link', { name: 'Flows' }).click();
  await expect(page).toHaveURL(`${server.url}/admin/account`);

  await admin.logout.click();
  await admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(`${server.url}/admin/login`);
  await page.goto(link);
  await expect(page.getByText('Ongeldige of verlopen token.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click();
  await expect(admin.heading).toBeVisible();
  await server.stop();
});
