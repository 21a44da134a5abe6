import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { newCustomer } from '../support/customers.ts';
import { detailsPage } from '../support/pages/detailsPage.ts';
import { addEntry, goToPayment } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

/** Somebody with an order, so that nothing holds them back. */
async function customerWithOrder(visit: Visit): Promise<{ email: string; password: string }> {
  const { order, details, checkout, provider, success } = visit;
  const customer = newCustomer();
  await order.open('cadeaubon');
  await order.amount.fill('50');
  await order.order.click();
  await order.writeMessage();
  await details.register(customer);
  await expect(details.orderHeading).toBeVisible();
  await goToPayment(visit, { slug: 'cadeaubon' });
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmedOrder).toBeVisible();
  await success.accountOfOrder.click();
  return customer;
}

test('the password changes with the old one, and another device is logged out', async ({ page, visit, browser }) => {
  const { email, password } = await customerWithOrder(visit);
  const elsewhere = await browser.newPage({ baseURL: visit.server.url });
  await elsewhere.goto('/customer/login');
  await detailsPage(elsewhere).logIn({ email, password });
  await expect(elsewhere).toHaveURL(/\/customer$/);

  await page.getByRole('button', { name: 'Waar en hoe je inlogt' }).click();
  const list = page.getByRole('dialog', { name: 'Waar en hoe je inlogt' });
  await expect(list.getByText('Dit apparaat')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  const change = page.getByRole('dialog', { name: 'Wachtwoord wijzigen' });
  await change.getByLabel('Huidig wachtwoord').fill('niet-dit-123');
  await change.getByLabel('Nieuw wachtwoord').fill('vijgen-en-olijven');
  await change.getByLabel('Herhaal wachtwoord').fill('vijgen-en-olijven');
  await change.getByRole('button', { name: 'Opslaan' }).click();
  await expect(change.getByText('Dit is niet je huidige wachtwoord').first()).toBeVisible();
  await expectAccessible(page);
  await change.getByLabel('Huidig wachtwoord').fill(password);
  await change.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible();
  await expect(change).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/customer\/login$/);
  await elsewhere.close();
});

test('one login among several is ended by the keyboard alone', { tag: '@full' }, async ({ page, visit, browser }) => {
  const { email, password } = await customerWithOrder(visit);
  const elsewhere = await browser.newPage({ baseURL: visit.server.url });
  await elsewhere.goto('/customer/login');
  await detailsPage(elsewhere).logIn({ email, password });
  await expect(elsewhere).toHaveURL(/\/customer$/);
  await page.getByRole('button', { name: 'Waar en hoe je inlogt' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Waar en hoe je inlogt' });
  await list
    .getByRole('listitem')
    .getByRole('button', { name: /^Uitloggen/ })
    .press('Enter');
  const proof = list.getByRole('form', { name: 'Elders uitloggen' });
  await expectAccessible(page);
  await proof.getByLabel('Wachtwoord', { exact: true }).fill('niet-dit-123');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Dit is niet je huidige wachtwoord').first()).toBeVisible();
  await proof.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/customer\/login$/);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Waar en hoe je inlogt' })).toBeFocused();
  await elsewhere.close();
});

for (const width of [390, 1280]) {
  test(
    `own data are downloaded and the account ends, with the password, at ${width}`,
    { tag: width === 1280 ? '@full' : [] },
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      const { email, password } = await customerWithOrder(visit);
      await page.getByRole('button', { name: 'Je gegevens downloaden' }).click();
      const asking = page.getByRole('dialog', { name: 'Je gegevens downloaden' });
      await expect(asking.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await asking.getByLabel('Wachtwoord', { exact: true }).fill(password);
      const files: string[] = [];
      page.on('download', (download) => void download.path().then((path) => files.push(path)));
      await asking.getByRole('button', { name: 'Downloaden' }).click();
      await expect(page.getByText('Je gegevens zijn gedownload')).toBeVisible();
      await expect.poll(() => files.length).toBe(2);
      const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
      for (const text of texts) expect(text).toContain(email);

      await page.getByRole('button', { name: 'Account verwijderen' }).click();
      const ending = page.getByRole('dialog', { name: 'Account verwijderen' });
      await expect(ending.getByText('Dat kunnen we niet terugdraaien.')).toBeVisible();
      await expectAccessible(page);
      await ending.getByRole('button', { name: 'Voorgoed verwijderen' }).click();
      await expect(ending.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeVisible();
      await ending.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await ending.getByRole('button', { name: 'Voorgoed verwijderen' }).click();
      await expect(page).toHaveURL(/\/customer\/login$/);
      await expect(page.getByText('Je account is verwijderd')).toBeVisible();
      await visit.details.logIn({ email, password });
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    },
  );
}

test('a reservation to come holds the end of the account back, and says so', async ({ page, visit }) => {
  const customer = newCustomer();
  await addEntry(visit);
  await visit.details.register(customer);
  await expect(visit.details.reviewHeading).toBeVisible();
  await page.goto('/customer');
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  const ending = page.getByRole('dialog', { name: 'Account verwijderen' });
  await ending.getByLabel('Wachtwoord', { exact: true }).fill(customer.password);
  await ending.getByRole('button', { name: 'Voorgoed verwijderen' }).click();
  await expect(ending.getByText('Er staat nog een reservering op je naam.')).toBeVisible();
});
