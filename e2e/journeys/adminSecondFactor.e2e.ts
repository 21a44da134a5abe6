import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { hire } from '../support/staff.ts';
import { totpAt } from '../support/totp.ts';
import { expect, test } from '../support/test.ts';
import { advanceClock, serverNow } from '../support/testControl.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const colleague = {
  email: 'tess@olijfgaard.example',
  password: 'lavendel-op-de-berg',
  firstName: 'Tess',
  lastName: 'Blok',
};

test('a second step is switched on, asked at the login, and got around with a recovery code that was renewed', async ({
  page,
  context,
  server,
}) => {
  const admin = adminPage(page);
  await hire(server, colleague);
  await admin.logIn(colleague);
  await page.getByRole('link', { name: 'Mijn account' }).click();
  await expect(admin.heading).toHaveText('Mijn account');
  const card = page.getByRole('region', { name: 'Tweede stap' });
  await card.getByRole('button', { name: 'Zet een app aan' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Tweede stap aanzetten' });
  await dialog.getByLabel('Huidig wachtwoord').fill('niet-mijn-wachtwoord');
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(dialog.getByText('Dit is niet je huidige wachtwoord').first()).toBeVisible();
  await dialog.getByLabel('Huidig wachtwoord').fill(colleague.password);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(dialog.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.getByRole('code').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('De code die je app nu toont').fill(totpAt(secret, await serverNow(server)));
  await dialog.getByRole('button', { name: 'Zet aan' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [firstCode = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(card.getByText('Staat aan')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Nieuwe herstelcodes' }).click();
  const renewal = page.getByRole('alertdialog', { name: 'Nieuwe herstelcodes' });
  await renewal.getByLabel('Huidig wachtwoord').fill(colleague.password);
  await renewal.getByRole('button', { name: 'Verder' }).click();
  await expect(renewal.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [renewedCode = '', spareCode = ''] = await renewal.getByRole('listitem').allInnerTexts();
  await renewal.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(renewal).toHaveCount(0);

  await admin.logout.first().click();
  await admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/admin/login');
  await admin.logIn(colleague);
  const step = page.getByRole('form', { name: 'Tweede stap' });
  await step.getByLabel('Code').fill(firstCode);
  await step.getByRole('button', { name: 'Inloggen' }).click();
  await expect(step.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL('/admin/login');
  await expectAccessible(page);
  await step.getByLabel('Code').fill(renewedCode);
  await context.setOffline(true);
  await step.getByRole('button', { name: 'Inloggen' }).click();
  await expect(step.getByRole('alert')).toHaveText('Er ging iets mis. Probeer het opnieuw.');
  await expect(step.getByLabel('Code')).toHaveValue(renewedCode);
  await context.setOffline(false);
  await step.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL('/admin/products');

  await admin.logout.first().click();
  await admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
  await admin.logIn(colleague);
  await expect(step).toBeVisible();
  await advanceClock(server, 301);
  await step.getByLabel('Code').fill(spareCode);
  await step.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Dit duurde te lang. Log opnieuw in.')).toBeVisible();
  await expect(admin.login).toBeVisible();
  await expect(step).toHaveCount(0);
});
