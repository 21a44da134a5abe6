import { expect, test } from '../support/test.ts';

test('an unknown address says so and leads home', async ({ page, visit }) => {
  await page.goto('/dit/bestaat/niet');
  await expect(visit.site.heading).toHaveText('Oops.. pagina niet gevonden');
  await expect(page.getByText('Het lijkt erop dat de pagina die je zoekt niet bestaat.')).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar home' }).click();
  await expect(visit.start.heading).toBeVisible();
});

test('a flow that does not exist is an invalid page that leads to the start', async ({ page, visit }) => {
  await page.goto('/flow/bestaat-niet');
  await expect(visit.site.heading).toHaveText('Ongeldige pagina');
  await expect(page.getByText('De opgevraagde pagina bestaat niet of is niet geldig.')).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar begin' }).click();
  await expect(visit.start.heading).toBeVisible();
});

test('a sub-page that an entry does not have leads to its first step', async ({ page, visit }) => {
  for (const subpage of ['2', '7', 'iets']) {
    await page.goto(`/flow/entree/${subpage}`);
    await expect(visit.site.heading).toHaveText('Ongeldige pagina');
    await page.getByRole('link', { name: 'Terug naar begin' }).click();
    await expect(page).toHaveURL('/flow/entree');
    await expect(visit.checkin.heading).toBeVisible();
  }
});

test('the account needs a login, and the login page is for visitors only', async ({ page, visit }) => {
  await page.goto('/customer');
  await expect(page).toHaveURL('/customer/login');
  await visit.details.logIn({ email: 'bram@olijfgaard.example', password: 'olijfgaard2' });
  await expect(page).toHaveURL('/customer');
  await page.goto('/customer/login');
  await expect(page).toHaveURL('/customer');
  await page.getByRole('button', { name: 'Uitloggen' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Uitloggen' });
  await expect(question).toContainText('Weet je zeker dat je wilt uitloggen?');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Uitloggen' }).first().click();
  await question.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/customer/login');
  await page.goto('/customer');
  await expect(page).toHaveURL('/customer/login');
});
