import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the desk sells two gift cards for cash and a card for visits by card, printed and with the receipt', async ({
  page,
}) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  const sell = page.getByRole('button', { name: 'Bon of kaart verkopen' });
  await sell.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bon of kaart verkopen' });
  const what = dialog.getByRole('combobox', { name: 'Wat' });
  const choose = async (words: RegExp): Promise<void> => {
    const value = await what.locator('option').filter({ hasText: words }).first().getAttribute('value');
    await what.selectOption(value!);
  };
  const submit = dialog.getByRole('button', { name: 'Verkoop en noteer de betaling' });

  await choose(/Cadeaubon/);
  await submit.click();
  await expect(dialog.getByText('Vul dit in.')).toHaveCount(3);
  await dialog.getByLabel('Bedrag (euro)').fill('25');
  await dialog.getByLabel('Van', { exact: true }).fill('De balie');
  await dialog.getByLabel('Voor', { exact: true }).fill('Fenna');
  await dialog.getByLabel('Aantal').fill('2');
  await dialog.getByLabel('Betaalwijze').selectOption({ label: 'Contant' });
  await expect(dialog.getByRole('status')).toContainText('Te betalen: € 50');
  await expectAccessible(page);
  await submit.press('Enter');
  const done = page.getByRole('dialog', { name: 'Verkocht en betaald' });
  await expect(done.getByRole('button', { name: 'PDF om te printen' })).toHaveCount(2);
  await expectAccessible(page);
  await done.getByRole('link', { name: /^Bestelling K-/ }).click();
  const booking = reservationPage(page);
  await expect(booking.state).toContainText('Geboekt');
  await expect(booking.money).toContainText('Contant');
  await expect(booking.money).not.toContainText('Nog te betalen');
  await expect(booking.money.getByRole('button', { name: 'Betaalbewijs (PDF)' })).toBeVisible();

  await admin.menu.getByRole('link', { name: 'Dagbord' }).click();
  await sell.click();
  await choose(/[Bb]adenkaart/);
  await submit.click();
  await expect(dialog.getByText('Kies van wie de kaart wordt.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('karin');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expectAccessible(page);
  await submit.click();
  await expect(done.getByRole('link', { name: /^Bestelling K-/ })).toBeVisible();
});
