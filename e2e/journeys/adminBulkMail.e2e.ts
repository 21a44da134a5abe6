import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import { bookUpToPayment, entree } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the desk writes to the guests of a list, reads the number, and sends each the words once', async ({
  page,
  visit,
}) => {
  await bookUpToPayment(visit, { ...entree, day: 25 });
  await visit.checkout.payOnLocation();
  await expect(visit.success.confirmed).toBeVisible();
  const number = await visit.success.number();
  const admin = adminPage(page);
  await admin.open('/admin/reservations');
  const booking = reservationPage(page);
  await booking.search.fill(number);
  await expect(page.getByRole('row')).toHaveCount(2);

  const write = page.getByRole('button', { name: 'Mail deze gasten' });
  const form = page.getByRole('form', { name: 'Mail aan gasten' });
  const sure = page.getByRole('alertdialog', { name: 'Deze mail versturen?' });
  await write.click();
  await expect(form).toContainText('1 reservering krijgt de mail. Talen: Nederlands.');
  await form.getByRole('button', { name: 'Verder naar versturen' }).click();
  await expect(form.getByRole('group', { name: 'Er klopt nog iets niet' })).toContainText('Onderwerp (Nederlands)');
  await form.getByRole('group', { name: 'Onderwerp' }).getByLabel('Nederlands').fill(`Buitenbad dicht ${number}`);
  await form.getByRole('group', { name: 'Tekst' }).getByLabel('Nederlands').fill('Morgen is het buitenbad dicht.');
  await form.getByRole('button', { name: 'Bekijk de mail' }).click();
  await expect(form).toContainText('Van:');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Verder naar versturen' }).click();
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Verstuur naar 1 reservering' }).click();
  await expect(page.getByText('Onderweg naar 1 reservering')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(booking.events).toContainText(`Mail van jullie aan de gast · Buitenbad dicht ${number}`);
});
