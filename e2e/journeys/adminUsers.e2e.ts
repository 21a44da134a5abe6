import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { mila } from '../support/staff.ts';
import { mailAbout, sweep } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const linkIn = (text: string): string => new URL(/https?:\/\/\S+\/admin\/\S+/.exec(text)?.[0] ?? '').pathname;

async function openRole(page: Page, name: string): Promise<void> {
  await page.goto('/admin/roles');
  await page.getByRole('link', { name }).click();
  await expect(adminPage(page).heading).toHaveText(name);
}

test('a colleague is invited by mail, chooses a password, works, and is let in no more', async ({
  page,
  browser,
  server,
}) => {
  const admin = adminPage(page);
  const email = 'nora@olijfgaard.example';
  await admin.open('/admin/products');
  await admin.menu.getByRole('link', { name: 'Gebruikers' }).click();
  await expect(page.getByRole('row', { name: /Mila Visser/ })).toContainText('Eigenaar');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nodig uit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Een collega uitnodigen' });
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await expect(dialog.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeFocused();
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByLabel('Rol').selectOption('Planner');
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Open uitnodigingen' })).toContainText(email);

  await sweep(server);
  const mail = await mailAbout(server, email, 'uitgenodigd');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url });
  const theirs = await context.newPage();
  await theirs.goto(linkIn(mail.text));
  await expect(theirs.getByLabel('E-mailadres')).toHaveValue(email);
  await expectAccessible(theirs);
  await theirs.getByLabel('Voornaam').fill('Nora');
  await theirs.getByLabel('Achternaam').fill('Vos');
  await theirs.getByLabel('Wachtwoord', { exact: true }).fill('kort.1234');
  await theirs.getByLabel('Herhaal wachtwoord').fill('kort.1234');
  await theirs.getByRole('button', { name: 'Begin' }).click();
  await expect(theirs.getByText('Wachtwoord moet minimaal 15 tekens bevatten').first()).toBeVisible();
  await theirs.getByLabel('Wachtwoord', { exact: true }).fill('vijgenboom-in-de-tuin');
  await theirs.getByLabel('Herhaal wachtwoord').fill('vijgenboom-in-de-tuin');
  await theirs.getByRole('button', { name: 'Begin' }).click();
  await expect(theirs).toHaveURL('/admin/products');
  await expect(theirs.getByText('Nora Vos')).toBeVisible();
  await expect(adminPage(theirs).menu.getByRole('link', { name: 'Gebruikers' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('link', { name: 'Nora Vos' }).click();
  await expect(page.getByRole('region', { name: 'Ingelogd op' })).toContainText('laatst actief');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Schorsen' }).click();
  await expect(page.getByRole('button', { name: 'Weer toelaten' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('Mila Visser');
  await theirs.reload();
  await expect(theirs).toHaveURL('/admin/login');

  await page.getByRole('button', { name: 'Verwijderen' }).click();
  const danger = page.getByRole('alertdialog', { name: 'Gebruiker verwijderen' });
  await expect(danger.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await danger.getByRole('textbox').fill('iemand anders');
  await danger.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(danger.getByText('Dit is niet hetzelfde.')).toBeVisible();
  await danger.getByRole('textbox').fill(email);
  await danger.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('row', { name: /Mila Visser/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nora Vos' })).toHaveCount(0);
  await context.close();
});

test('staff replace a forgotten password once through the link in the mail', async ({ page, browser, server }) => {
  const admin = adminPage(page);
  const [email, password] = ['ruben@olijfgaard.example', 'walnoten-en-vijgen'];
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(admin.heading).toHaveText('Wachtwoord vergeten');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kijk in je mail' })).toBeVisible();
  await sweep(server);
  const mail = await mailAbout(server, email, 'wachtwoord');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url });
  const late = await context.newPage();
  for (const opened of [page, late]) {
    await opened.goto(linkIn(mail.text));
    await expect(opened.getByLabel('E-mailadres')).toHaveValue(email);
    await opened.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await opened.getByLabel('Herhaal wachtwoord').fill(password);
  }
  await page.getByRole('button', { name: 'Opslaan' }).dblclick();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();
  await late.getByRole('button', { name: 'Opslaan' }).click();
  await expect(late.getByText('Ongeldige of verlopen token.')).toBeVisible();
  await expect(late.getByRole('form')).toHaveCount(0);
  await context.close();
  await admin.logIn({ email, password });
  await expect(page).toHaveURL('/admin/products');
  await admin.logout.click();
  await admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto(linkIn(mail.text));
  await expect(
    page.getByText('Ongeldige of verlopen token. Probeer het opnieuw of neem contact op met ons op.'),
  ).toBeVisible();
});

test(
  'a form is saved by key, undone, guarded, and shows what somebody else saved',
  { tag: '@full' },
  async ({ page, context }) => {
    const admin = adminPage(page);
    await admin.logIn({ ...mila });
    await expect(admin.heading).toHaveText('Producten');
    await page.goto('/admin/roles');
    await page.getByRole('button', { name: 'Rol', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe rol' });
    await dialog.getByRole('textbox', { name: 'Naam' }).fill('Receptie');
    await dialog.getByLabel('Berichten wijzigen').check();
    await dialog.getByRole('button', { name: 'Maak de rol' }).click();
    await expect(admin.heading).toHaveText('Receptie');
    const name = page.getByRole('textbox', { name: 'Naam' });

    await name.fill('');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeFocused();
    await name.fill('Receptie en bar');
    await page.keyboard.press('Control+s');
    await expect(admin.heading).toHaveText('Receptie en bar');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(name).toHaveValue('Receptie');
    await expect(admin.heading).toHaveText('Receptie');

    await name.fill('Receptie 2');
    await admin.menu.getByRole('link', { name: 'Flows' }).click();
    const leave = page.getByRole('alertdialog', { name: 'Weggaan zonder op te slaan?' });
    await leave.getByRole('button', { name: 'Hier blijven' }).click();
    await expect(name).toHaveValue('Receptie 2');

    const other = await context.newPage();
    await openRole(other, 'Receptie');
    await other.getByLabel('Planning bekijken').check();
    await other.getByRole('button', { name: 'Opslaan' }).click();
    await expect(other.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('alertdialog', { name: 'Iemand anders heeft dit net gewijzigd' });
    await expect(conflict.getByRole('row', { name: /^Naam/ })).toHaveText('NaamReceptie 2Receptie');
    await expect(conflict.getByRole('row', { name: /^Mag/ })).toContainText('Planning bekijken, Berichten wijzigen');
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Neem de nieuwe over' }).click();
    await expect(name).toHaveValue('Receptie');
    await expect(page.getByLabel('Planning bekijken')).toBeChecked();

    await name.fill('Receptie 3');
    await admin.menu.getByRole('link', { name: 'Flows' }).click();
    await leave.getByRole('button', { name: 'Weggaan' }).click();
    await expect(page).toHaveURL('/admin/flows');
  },
);
