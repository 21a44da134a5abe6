import { expectAccessible } from '../support/axe.ts';
import { anna } from '../support/customers.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { mila } from '../support/staff.ts';
import { savedIn } from '../support/pages/saveBar.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('staff find a customer without an address telling whom, and see and change what there is', async ({ page }) => {
  const admin = adminPage(page);
  await admin.logIn();
  await admin.menu.getByRole('link', { name: 'Klanten' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Zoek op naam, e-mail, telefoon of nummer').fill('anna');
  await expect(page.getByRole('link', { name: 'Anna de Boer' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Anna de Boer' }).click();
  await expect(admin.heading).toHaveText('Anna de Boer');
  await expect(page.getByRole('region', { name: 'Eerdere reserveringen' })).toContainText(/K-/);
  await expectAccessible(page);
  await page.getByLabel('Telefoonnummer').fill('0687654321');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(savedIn(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Telefoonnummer')).toHaveValue('0687654321');
});

test('erasing asks the address and the own password, and is held back by a reservation', async ({ page }) => {
  const admin = adminPage(page);
  await admin.logIn();
  await admin.menu.getByRole('link', { name: 'Klanten' }).click();
  await page.getByRole('link', { name: 'Anna de Boer' }).click();
  await page.getByRole('button', { name: 'Klant wissen' }).click();
  const typing = page.getByRole('alertdialog', { name: 'Klant wissen' });
  await expectAccessible(page);
  await typing.getByLabel(`Typ ter bevestiging: ${anna.email}`).fill(anna.email);
  await typing.getByRole('button', { name: 'Verder' }).click();
  const proof = page.getByRole('dialog', { name: 'Klant wissen' });
  await proof.getByLabel('Wachtwoord', { exact: true }).fill(mila.password);
  await proof.getByRole('button', { name: 'Voorgoed verwijderen' }).click();
  await expect(proof.getByText('Deze klant heeft nog een reservering.')).toBeVisible();
});

test('the desk corrects the visits of a multi-visit card with a reason', async ({ page }) => {
  const admin = adminPage(page);
  await admin.logIn();
  await admin.menu.getByRole('link', { name: 'Klanten' }).click();
  await page.getByRole('link', { name: 'Claire' }).click();
  const cards = page.getByRole('region', { name: 'Abonnementen en badenkaarten' });
  await cards.getByRole('button', { name: 'Corrigeer bezoeken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bezoeken corrigeren' });
  await dialog.getByLabel('Bezoeken gebruikt').fill('7');
  await dialog.getByLabel('Reden').fill('Vergeten te melden');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Corrigeer' }).click();
  await expect(page.getByText('De bezoeken zijn gecorrigeerd')).toBeVisible();
  await expect(cards.getByRole('listitem')).toContainText('7');
});
