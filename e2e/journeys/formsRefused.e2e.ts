import { backOnline } from '../support/backOnline.ts';
import { newCustomer } from '../support/customers.ts';
import { mailAbout, mailsTo, sweep } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';

test('a registration and a change of details that fail say so in the words of the specification, and can be repeated', async ({
  page,
  visit,
  context,
}) => {
  const { details, site } = visit;
  await page.goto('/customer/login');
  await details.panel('Registreren').click();
  await details.fill(newCustomer());
  await context.setOffline(true);
  await details.submitRegistration.click();
  await expect(page.getByText('Er is iets misgegaan, probeer het later opnieuw').first()).toBeVisible();
  await backOnline(context);
  await details.submitRegistration.click();
  await expect(page).toHaveURL('/customer');
  await expect(page.getByText('Je hebt geen reserveringen')).toBeVisible();
  await expect(page.getByText('Je hebt geen abonnementen')).toBeVisible();

  await details.change.click();
  const save = details.editDialog.getByRole('button', { name: 'Opslaan' });
  await expect(save).toBeVisible();
  await context.setOffline(true);
  await save.click();
  await site.expectErrorToast(
    'Je gegevens konden niet worden bijgewerkt',
    'Er is een fout opgetreden bij het bijwerken van je gegevens.',
  );
  await backOnline(context);
  await save.click();
  await expect(details.editDialog).toHaveCount(0);
  await expect(page.getByText('Je gegevens zijn bijgewerkt')).toBeVisible();
});

test('staff hear that a reset was not requested, and that a password was not changed', async ({
  page,
  server,
  context,
}) => {
  const email = 'ruben@olijfgaard.example';
  const earlier = await mailsTo(server, email);
  await page.goto('/admin/reset-password');
  await page.getByLabel('E-mailadres').fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('alert').getByText('Fout bij het aanvragen van wachtwoord reset').first()).toBeVisible();
  await backOnline(context);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kijk in je mail' })).toBeVisible();
  await sweep(server);
  const { text } = await mailAbout(server, email, 'wachtwoord', earlier);
  await page.goto(new URL(/https?:\/\/\S+\/admin\/reset-password\/\S+/.exec(text)?.[0] ?? '').pathname);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('walnoten-en-vijgen');
  await page.getByLabel('Herhaal wachtwoord').fill('walnoten-en-vijgen');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Fout bij het wijzigen van wachtwoord').first()).toBeVisible();
  await expect(page.getByText('Er is een fout opgetreden. Probeer het later opnieuw.')).toBeVisible();
  await backOnline(context);
});

test('a guest hears why a new password was not saved, and a link that is spent or unknown says so (§8)', async ({
  page,
  server,
  context,
}) => {
  const email = 'esra.aydin@gasten.example';
  const save = page.getByRole('button', { name: 'Opslaan' });
  const type = async (password: string, repeat = password): Promise<void> => {
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByLabel('Herhaal wachtwoord').fill(repeat);
    await save.click();
  };
  await page.goto('/customer/reset-password');
  await page.getByLabel('E-mailadres').fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByText('De link aanvragen is niet gelukt').first()).toBeVisible();
  await backOnline(context);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kijk in je mail' })).toBeVisible();
  await sweep(server);
  const { text } = await mailAbout(server, email, 'Nieuw wachtwoord');
  const link = new URL(/https?:\/\/\S+\/customer\/reset-password\/\S+/.exec(text)?.[0] ?? '').pathname;
  await page.goto(link);
  await type('kruidenthee-op-het-terras', 'kruidenthee');
  await expect(page.getByText('Wachtwoorden komen niet overeen').first()).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByLabel('E-mailadres')).toHaveValue(email);
  await context.setOffline(true);
  await type('kruidenthee-op-het-terras');
  await expect(page.getByText('Je wachtwoord is niet gewijzigd').first()).toBeVisible();
  await backOnline(context);
  await save.click();
  await expect(page).toHaveURL('/customer/login');
  await elsewhere.getByLabel('Wachtwoord', { exact: true }).fill('vlierbloesem-in-de-tuin');
  await elsewhere.getByLabel('Herhaal wachtwoord').fill('vlierbloesem-in-de-tuin');
  await elsewhere.getByRole('button', { name: 'Opslaan' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Opslaan' })).toHaveCount(0);
  await expect(elsewhere.getByText('Deze link is ongeldig, verlopen of al gebruikt.').first()).toBeVisible();
  await elsewhere.close();
  for (const spent of [link, '/customer/reset-password/onbekend']) {
    await page.goto(spent);
    await expect(page.getByText('Deze link is ongeldig, verlopen of al gebruikt.')).toBeVisible();
    await expect(save).toHaveCount(0);
  }
});

test('without a token nobody is looked up, and the office and the account ask who it is', async ({ page }) => {
  const lookUps: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/api/admin/user', '/api/customers'].includes(pathname)) lookUps.push(pathname);
  });
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  await page.goto('/customer');
  await expect(page).toHaveURL('/customer/login');
  await expect(page.getByRole('form', { name: 'Inloggen' })).toBeVisible();
  expect(lookUps).toEqual([]);
});
