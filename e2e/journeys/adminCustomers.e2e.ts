import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { pressOn, tabTo, typeIn } from '../support/keyboard.ts';
import type { RunningServer } from '../support/server.ts';
import { anna } from '../support/customers.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { detailsPage } from '../support/pages/detailsPage.ts';
import { mila } from '../support/staff.ts';
import { savedIn } from '../support/pages/saveBar.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('staff find a customer without an address telling whom, and see and change what there is', async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/products');
  await admin.menu.getByRole('link', { name: 'Klanten' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Zoek op naam, e-mail, telefoon, nummer of bon').fill('anna');
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

test(
  'a note about a customer is with their reservation, and of two desks the second is told',
  { tag: '@full' },
  async ({ page }) => {
    const admin = adminPage(page);
    await admin.open('/admin/customers');
    await page.getByRole('link', { name: 'Anna de Boer' }).click();
    const note = page.getByLabel('Wat collega’s moeten weten');
    await expect(note).toHaveAccessibleDescription('Medische gegevens alleen als de gast dat goedvindt.');
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByLabel('Wat collega’s moeten weten')).toBeVisible();
    await note.fill('Komt liever niet bij een man');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(savedIn(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('Notitie');
    await elsewhere.getByLabel('Wat collega’s moeten weten').fill('Allergisch voor lavendel');
    await elsewhere.getByRole('button', { name: 'Opslaan' }).click();
    const conflict = elsewhere.getByRole('alertdialog', { name: 'Iemand anders heeft dit net gewijzigd' });
    const versions = conflict.getByRole('row', { name: 'Notitie' });
    await expect(versions).toContainText('Allergisch voor lavendel');
    await expect(versions).toContainText('Komt liever niet bij een man');
    await conflict.getByRole('button', { name: 'Neem de nieuwe over' }).click();
    await expect(elsewhere.getByLabel('Wat collega’s moeten weten')).toHaveValue('Komt liever niet bij een man');
    await elsewhere.close();
    await page.getByRole('region', { name: 'Aankomende reserveringen' }).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Klant', exact: true })).toContainText(
      'Over de klant: Komt liever niet bij een man',
    );
    await expectAccessible(page);
  },
);

test('erasing asks the address and the own password, and is held back by a reservation', async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/customers');
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

test(
  'a customer is logged out everywhere by staff, after a question, and the history says so',
  { tag: '@full' },
  async ({ page, visit, browser }) => {
    const theirs = await browser.newPage({ baseURL: visit.server.url });
    await theirs.goto('/customer/login');
    await detailsPage(theirs).logIn(anna);
    await expect(theirs).toHaveURL(/\/customer$/);
    const admin = adminPage(page);
    await admin.open('/admin/customers');
    await page.getByRole('link', { name: 'Anna de Boer' }).click();
    const button = page.getByRole('button', { name: 'Overal uitloggen' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Overal uitloggen' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Terug' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByText('De klant is overal uitgelogd')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('uitgelogd');
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/customer\/login$/);
    await theirs.close();
  },
);

test('the desk corrects the visits of a multi-visit card with a reason', { tag: '@full' }, async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/customers');
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

/** Somebody who registered with the same number as the other, written otherwise; returns the id. */
async function registered(server: RunningServer, { email, phone }: { email: string; phone: string }): Promise<string> {
  const form = { firstName: 'Wies', lastName: 'Timmer', gender: 'f', email, phone, newsletter: true };
  const address = {
    street: 'Dam',
    houseNumber: 1,
    houseNumberSuffix: null,
    zipCode: '1012JS',
    city: 'Ede',
    country: 'nl',
  };
  const body = { ...form, address, password: 'geheim.123' };
  const { accessToken } = await ask<{ accessToken: string }>(server, {
    method: 'POST',
    path: '/customers/register',
    body,
  });
  return (await ask<{ id: string }>(server, { method: 'GET', path: '/customers', token: accessToken })).id;
}

test('two accounts of one person are merged by the keyboard alone', { tag: '@full' }, async ({ page, server }) => {
  const [email, former] = ['wies.timmer@voorbeeld.example', 'wies@elders.example'];
  const id = await registered(server, { email, phone: '0611122233' });
  await registered(server, { email: former, phone: '+31611122233' });
  const admin = adminPage(page);
  await admin.open(`/admin/customers/${id}`);
  await expect(admin.heading).toHaveText('Wies Timmer');
  await pressOn(page, page.getByRole('button', { name: 'Samenvoegen' }));
  const dialog = page.getByRole('dialog', { name: 'Klanten samenvoegen' });
  const likely = dialog.getByRole('region', { name: 'Waarschijnlijk dezelfde persoon' });
  await expect(likely).toContainText('zelfde telefoonnummer · zelfde naam en postcode');
  await expectAccessible(page);
  await pressOn(page, likely.getByRole('button', { name: former }));
  const row = dialog.getByRole('row', { name: 'Telefoonnummer' });
  await tabTo(page, row.getByRole('radio', { name: '0611122233' }));
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('radio', { name: '+31611122233' })).toBeChecked();
  await expect(dialog).toContainText(`Wie de mail van ${former} leest, kan niet bij dit account.`);
  await expectAccessible(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Verder' }));
  await expect(dialog).toContainText('Samenvoegen kan niet worden teruggedraaid.');
  await typeIn(page, dialog.getByLabel('Wachtwoord', { exact: true }), mila.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('De klanten zijn samengevoegd')).toBeVisible();
  await expect(page.getByLabel('Telefoonnummer')).toHaveValue('+31611122233');
  await expect(page.getByText(`Samengevoegd met ${former}`)).toBeVisible();
});
