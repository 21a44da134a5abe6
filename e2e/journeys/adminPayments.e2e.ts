import { expectAccessible } from '../support/axe.ts';
import { bram } from '../support/customers.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { bookUpToPayment, entree } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the desk finds a payment, asks for it again, refunds a part and sees it in the ledger', async ({
  page,
  server,
  visit,
}) => {
  await bookUpToPayment(visit, { ...entree, day: 26 });
  await visit.checkout.payWithIdeal();
  await visit.provider.pay.click();
  await expect(visit.success.confirmed).toBeVisible();
  const number = await visit.success.number();
  const admin = adminPage(page);
  await admin.open('/admin/products');
  await admin.menu.getByRole('link', { name: 'Betalingen' }).click();
  await page.getByLabel('Status').selectOption({ label: 'Betaald' });
  await page.getByLabel('Zoek op naam, e-mail of nummer').fill(number);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/\/admin\/payments\?state=paid$/);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(admin.heading).toContainText('iDEAL');
  await page.getByRole('button', { name: 'Vraag het de betaaldienst' }).click();
  await expect(page.getByText('Dit is wat de betaaldienst nu zegt')).toBeVisible();
  await page.getByRole('button', { name: 'Terugbetalen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bedrag').fill('5');
  await dialog.getByLabel('Waarheen').selectOption({ label: 'Op een cadeaubon' });
  await dialog.getByLabel('Reden').fill('Sauna was dicht');
  await dialog.getByRole('button', { name: 'Terugbetalen' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const movements = page.getByRole('region', { name: 'Grootboek' });
  await expect(movements.getByRole('listitem')).toHaveText([/Online betaald/, /Cadeaubon.*Sauna was dicht/]);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Bekijk reservering' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Betaalbewijs (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);

  const mailing = page.getByRole('button', { name: 'Betaalbewijs mailen' });
  await mailing.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Betaalbewijs mailen' });
  const address = receipt.getByLabel('E-mailadres');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(bram.email);
  await address.fill('boekhouding@');
  await receipt.getByRole('button', { name: 'Versturen' }).click();
  await expect(receipt.getByText('Ongeldig e-mailadres')).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);
  await address.fill('boekhouding@olijfgaard.example');
  await address.press('Enter');
  await expect(page.getByText('Het betaalbewijs is onderweg naar boekhouding@olijfgaard.example')).toBeVisible();
  await expect(receipt).toBeHidden();
  await expect(mailing).toBeFocused();
  await expect(page.getByRole('region', { name: 'Verloop' })).toContainText('Betaalbewijs gemaild');
  const mail = await mailAbout(server, 'boekhouding@olijfgaard.example', number);
  const [pdf] = mail.attachments.filter(({ contentType }) => contentType === 'application/pdf');
  expect(pdf!.filename).toBe(`Betaalbewijs-${number}.pdf`);
  expect(Buffer.from(pdf!.base64, 'base64').toString('latin1')).toMatch(/^%PDF-/);
});

test(
  'exceptions, ledger, the check of the books and mails have pages that nothing is wrong with',
  { tag: '@full' },
  async ({ page }) => {
    const admin = adminPage(page);
    await admin.open('/admin/payments');
    const tabs = page.getByRole('navigation', { name: 'Geldzaken' });
    for (const name of ['Uit te zoeken', 'Grootboek', 'Controle']) {
      await tabs.getByRole('link', { name }).click();
      await expect(admin.heading).toHaveText(name);
      await expectAccessible(page);
    }
    await expect(page.getByText('Alles klopt')).toBeVisible();
    await admin.menu.getByRole('link', { name: 'Reserveringen' }).click();
    await page.getByRole('navigation', { name: 'Reserveringen en mails' }).getByRole('link', { name: 'Mails' }).click();
    await expect(admin.heading).toHaveText('Mails');
    await page.getByLabel('Status').selectOption({ label: 'Niet aangekomen' });
    await expect(page.getByText('Niets gevonden.')).toBeVisible();
    await expect(page).toHaveURL(/state=dead$/);
    await expectAccessible(page);
  },
);
