import { newCustomer } from '../support/customers.ts';
import { mailAbout, sweep } from '../support/testControl.ts';
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
  await context.setOffline(false);
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
  await context.setOffline(false);
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
  await page.goto('/admin/reset-password');
  await page.getByLabel('E-mailadres').fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('alert').getByText('Fout bij het aanvragen van wachtwoord reset').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kijk in je mail' })).toBeVisible();
  await sweep(server);
  const { text } = await mailAbout(server, email, 'wachtwoord');
  await page.goto(new URL(/https?:\/\/\S+\/admin\/reset-password\/\S+/.exec(text)?.[0] ?? '').pathname);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('walnoten-en-vijgen');
  await page.getByLabel('Herhaal wachtwoord').fill('walnoten-en-vijgen');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Fout bij het wijzigen van wachtwoord').first()).toBeVisible();
  await expect(page.getByText('Er is een fout opgetreden. Probeer het later opnieuw.')).toBeVisible();
  await context.setOffline(false);
});
