import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the desk counts its drawer, explains what differs and closes the day for good', async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/payments');
  await page.getByRole('link', { name: 'Dagafsluiting' }).click();
  await page.getByRole('link', { name: 'Dag afsluiten' }).click();
  const closeButton = page.getByRole('main').getByRole('button', { name: 'Sluit de dag af' });
  await closeButton.click();
  await expect(page.getByText('Vul dit in.').first()).toBeVisible();
  await page.getByLabel('Begingeld in de kassa (euro)').fill('100');
  await page.getByRole('button', { name: 'Tel per munt en biljet' }).click();
  await page.getByLabel(/^€\s50,-$/).fill('2');
  await page.getByLabel('Totaal op de pinbon (euro)').fill('1');
  await page.getByLabel('Blijft in de kassa voor morgen (euro)').fill('100');
  await expectAccessible(page);
  await closeButton.click();
  await page.getByLabel('Reden').fill('Proefbon');
  await closeButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sluit de dag af' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dagafsluiting');
  await expect(page.getByText('Proefbon')).toBeVisible();
  const history = page.getByRole('region', { name: 'Geschiedenis' });
  await expect(history).toContainText('Mila Visser');
  await expect(history).toContainText(/Geteld in de kassa\s*€\s100,-/);
  await expectAccessible(page);
});
