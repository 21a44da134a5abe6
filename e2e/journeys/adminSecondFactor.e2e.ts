import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { mailAbout, sweep } from '../support/testControl.ts';
import { totpAt } from '../support/totp.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const colleague = { email: 'tess@olijfgaard.example', password: 'lavendel-op-de-berg' };

async function hire(server: RunningServer): Promise<void> {
  const { email, password } = colleague;
  const token = await staffToken(server);
  await ask(server, { method: 'POST', path: '/admin/invite', body: { email, role: 'content' }, token });
  await sweep(server);
  const mail = await mailAbout(server, email, 'uitgenodigd');
  const invited = /\/admin\/invite\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const body = { firstName: 'Tess', lastName: 'Blok', password };
  await ask(server, { method: 'POST', path: `/admin/invite/${invited}`, body });
}

test('a second step is switched on, asked at the login, and got around with a recovery code', async ({
  page,
  server,
}) => {
  const admin = adminPage(page);
  await hire(server);
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
  await dialog.getByLabel('De code die je app nu toont').fill(totpAt(secret, new Date()));
  await dialog.getByRole('button', { name: 'Zet aan' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(card.getByText('Staat aan')).toBeVisible();
  await expectAccessible(page);

  await admin.logout.first().click();
  await admin.logoutDialog.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/admin/login');
  await admin.logIn(colleague);
  const step = page.getByRole('form', { name: 'Tweede stap' });
  await step.getByLabel('Code').fill('000000');
  await step.getByRole('button', { name: 'Inloggen' }).click();
  await expect(step.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL('/admin/login');
  await expectAccessible(page);
  await step.getByLabel('Code').fill(recoveryCode);
  await step.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL('/admin/products');
});
