import { expectAccessible } from '../support/axe.ts';
import { pressOn, typeIn } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import { issuedCard } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a gift card pays a part when booking, a second one the rest, and a wrong one gets its money back', async ({
  page,
  server,
}) => {
  const [first, second] = [await issuedCard(server, 1000), await issuedCard(server, 20_000)];
  const admin = adminPage(page);
  await admin.open('/admin');
  await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/date=/);
  await page.getByRole('link', { name: 'Walk-in' }).click();
  await page
    .getByRole('region', { name: 'Wat', exact: true })
    .getByRole('button', { name: /Entree/ })
    .first()
    .click();
  const quote = page.getByRole('region', { name: 'Dit wordt geboekt', exact: true });
  const code = quote.getByLabel('Code van de cadeaubon of voucher');
  await typeIn(page, code, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  await page.keyboard.press('Enter');
  await expect(quote).toContainText('Ongeldige cadeaubon code. Probeer het opnieuw.');
  await typeIn(page, code, first);
  await page.keyboard.press('Enter');
  await expect(quote).toContainText(`Cadeaubon …${first.slice(-4)}`);
  await expect(quote).toContainText('Nog te betalen');
  await expectAccessible(page);
  await quote.getByRole('button', { name: 'Boek', exact: true }).click();

  const booking = reservationPage(page);
  await expect(booking.state).toContainText('Geboekt');
  await pressOn(page, booking.money.getByRole('button', { name: 'Cadeaubon of voucher' }));
  const dialog = page.getByRole('dialog', { name: 'Betalen met cadeaubon of voucher' });
  await typeIn(page, dialog.getByLabel('Code van de cadeaubon of voucher'), second);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(/Daarna nog te betalen: €\s0,-/);
  await expectAccessible(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Betaal hiermee' }));
  await expect(page.getByText('Betaald met de bon')).toBeVisible();
  await expect(booking.money).not.toContainText('Nog te betalen');

  await booking.money.getByRole('button', { name: new RegExp(`terug op …${first.slice(-4)}`) }).click();
  const back = page.getByRole('dialog', { name: new RegExp(`terug op …${first.slice(-4)}`) });
  await back.getByLabel('Reden').fill('Bon van een ander');
  await back.getByRole('button', { name: 'Zet terug op de bon' }).click();
  await expect(booking.money).toContainText('Nog te betalen');
  await expect(booking.events).toContainText('Bon van een ander');
});
