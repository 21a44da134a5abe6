import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { hire } from '../support/staff.ts';
import { mailAbout, sweep } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const colleague = {
  email: 'siem@olijfgaard.example',
  password: 'waterval-in-het-bos',
  firstName: 'Siem',
  lastName: 'Kok',
};
const newAddress = 'siem.kok@olijfgaard.example';
const newPassword = 'eucalyptus-op-dinsdag';

test('staff change their own name, address and password, and log in with the new ones', async ({ page, server }) => {
  const admin = adminPage(page);
  await hire(server, colleague);
  await admin.logIn(colleague);
  await page.getByRole('link', { name: 'Mijn account' }).click();
  const profile = page.getByRole('form', { name: 'Mijn gegevens' });
  await profile.getByLabel('Voornaam').fill('Simon');
  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Simon Kok')).toBeVisible();

  await profile.getByLabel('E-mailadres').fill(newAddress);
  await profile.getByLabel('Huidig wachtwoord').fill('niet-mijn-wachtwoord');
  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(profile.getByText('Dit is niet je huidige wachtwoord').first()).toBeVisible();
  await expectAccessible(page);
  await profile.getByLabel('Huidig wachtwoord').fill(colleague.password);
  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(profile.getByText(`${newAddress} geldt zodra je de link in onze mail opent.`)).toBeVisible();

  const own = page.getByRole('form', { name: 'Wachtwoord wijzigen' });
  await own.getByLabel('Huidig wachtwoord').fill(colleague.password);
  await own.getByLabel('Wachtwoord', { exact: true }).fill(newPassword);
  await own.getByLabel('Herhaal wachtwoord').fill('iets-heel-anders');
  await own.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(own.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeFocused();
  await own.getByLabel('Herhaal wachtwoord').fill(newPassword);
  await own.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();

  await sweep(server);
  const mail = await mailAbout(server, newAddress, 'Bevestig je e-mailadres');
  await page.goto(new URL(/https?:\/\/\S+\/admin\/confirm\/\S+/.exec(mail.text)?.[0] ?? '').pathname);
  await expect(admin.heading).toHaveText('Bevestig je e-mailadres');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByText(`Log voortaan in met ${newAddress}.`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByRole('link', { name: 'Naar het beheer' })).toBeVisible();

  await page.evaluate(() => window.localStorage.clear());
  await admin.logIn({ email: newAddress, password: newPassword });
  await expect(page.getByText('Simon Kok')).toBeVisible();
});

test(
  'staff end a login elsewhere with their own password only',
  { tag: '@full' },
  async ({ page, server, browser }) => {
    const admin = adminPage(page);
    const member = { ...colleague, email: 'elders@olijfgaard.example' };
    await hire(server, member);
    const elsewhere = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
    await adminPage(elsewhere).logIn(member);
    await admin.logIn(member);
    await page.getByRole('link', { name: 'Mijn account' }).click();
    await page.getByRole('button', { name: 'Overal elders uitloggen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Elders uitloggen' });
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill('niet-mijn-wachtwoord');
    await dialog.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(dialog.getByText('Dit is niet je huidige wachtwoord').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByText('Daar is uitgelogd')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ingelogd op' }).getByRole('listitem')).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/admin/login');
    await elsewhere.close();
  },
);
