import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import { bookUpToPayment, entree } from '../support/steps.ts';
import { savedIn } from '../support/pages/saveBar.ts';
import { bookAtDesk, nextMorning } from '../support/deskBookings.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const ruben = { email: 'ruben@olijfgaard.example', password: 'gaardhuis-sem-2' };

test('the desk finds a booking, takes its money, checks it in and back, writes a note and cancels it', async ({
  page,
  visit,
}) => {
  await bookUpToPayment(visit, { ...entree, day: 24 });
  await visit.checkout.payOnLocation();
  await expect(visit.success.confirmed).toBeVisible();
  const number = await visit.success.number();
  const admin = adminPage(page);
  const booking = reservationPage(page);
  await admin.open('/admin/reservations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Betaling').selectOption({ label: 'Nog te betalen' });
  await booking.search.fill(number);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/\/admin\/reservations$/);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(booking.state).toContainText('Geboekt');
  await expect(booking.guests).toContainText('11:00 – 15:00');
  await expect(booking.money).toContainText('Nog te betalen');
  await expectAccessible(page);

  const askLink = booking.money.getByRole('button', { name: 'Betaallink' });
  await askLink.click();
  await booking.dialog.getByRole('button', { name: 'Terug' }).click();
  await expect(booking.dialog).toBeHidden();
  await askLink.click();
  await booking.dialog.getByRole('button', { name: 'Maak de link' }).click();
  await expect(booking.dialog).toContainText('/reservation/payment/');
  await booking.dialog.getByRole('button', { name: 'Sluiten' }).click();

  await booking.money.getByRole('button', { name: 'Betaling aan de balie' }).click();
  await booking.dialog.getByLabel('Betaalwijze').selectOption({ label: 'Contant' });
  await expectAccessible(page);
  await booking.dialog.getByRole('button', { name: 'Noteer de betaling' }).click();
  await expect(booking.money).toContainText('Contant');
  await expect(booking.money).not.toContainText('Nog te betalen');

  await booking.checkIn.click();
  await expect(booking.state).toContainText('Ingecheckt');
  await booking.undo.click();
  await expect(booking.state).toContainText('Geboekt');
  await expect(booking.events).toContainText('Teruggedraaid');
  await expect(booking.events).toContainText('Mila Visser');

  await page.getByLabel('Wat collega’s moeten weten').fill('Graag bij het raam');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(savedIn(page)).toBeVisible();

  await booking.state.getByRole('button', { name: 'Reservering annuleren' }).click();
  await booking.confirm('Reservering annuleren').click();
  await expect(booking.dialog.getByText('Schrijf kort waarom.')).toBeVisible();
  await booking.dialog.getByLabel('Reden').fill('Gast is ziek');
  await expectAccessible(page);
  await booking.confirm('Reservering annuleren').click();
  await expect(booking.dialog).toBeHidden();
  await expect(booking.state).toContainText('Geannuleerd');

  const refundButton = booking.money.getByRole('button', { name: 'Teruggeven aan de balie' });
  await refundButton.click();
  await booking.dialog.getByLabel('Betaalwijze').selectOption({ label: 'Contant' });
  await booking.dialog.getByRole('button', { name: 'Noteer wat je teruggaf' }).click();
  await expect(booking.dialog.getByText('Schrijf kort waarom.')).toBeVisible();
  await booking.dialog.getByLabel('Reden').fill('Gast is ziek');
  await expectAccessible(page);
  await booking.dialog.getByRole('button', { name: 'Noteer wat je teruggaf' }).click();
  await expect(booking.dialog).toBeHidden();
  await expect(booking.money.getByRole('listitem').filter({ hasText: 'Teruggegeven aan de balie' })).toContainText(
    'Contant',
  );
  await expect(refundButton).toBeHidden();
  await expect(booking.events).toContainText('Gast is ziek');
  await expect(booking.checkIn).toHaveCount(0);

  await page.getByRole('region', { name: 'Klant', exact: true }).getByRole('link').click();
  await page.getByRole('link', { name: number }).click();
  await expect(booking.state).toContainText('Geannuleerd');
});

test(
  'of two desks that check in the same guest, and refund the same payment, the second is told',
  { tag: '@full' },
  async ({ page, visit, browser }) => {
    await bookUpToPayment(visit, { ...entree, day: 25 });
    await visit.checkout.payWithIdeal();
    await visit.provider.pay.click();
    await expect(visit.success.confirmed).toBeVisible();
    const number = await visit.success.number();
    const other = await browser.newPage({ baseURL: visit.server.url, viewport: { width: 1280, height: 900 } });
    const [mila, colleague] = [reservationPage(page), reservationPage(other)];
    await adminPage(page).open('/admin/products');
    await adminPage(other).logIn(ruben);
    await Promise.all([mila.open(number), colleague.open(number)]);
    await mila.checkIn.click();
    await expect(mila.state).toContainText('Ingecheckt');
    await colleague.checkIn.click();
    await expect(colleague.state.getByRole('alert')).toContainText('Mila Visser deed dit al');
    await expect(colleague.state).toContainText('Ingecheckt');
    await expect(colleague.money.getByRole('button')).toHaveText(['Betaalbewijs (PDF)']);
    await other.close();

    const secondTab = await page.context().newPage();
    const second = reservationPage(secondTab);
    await secondTab.goto(page.url());
    for (const desk of [mila, second]) {
      await desk.money.getByRole('button', { name: 'Terugbetalen' }).click();
      await desk.dialog.getByLabel('Reden').fill('Sauna was dicht');
    }
    await mila.confirm('Terugbetalen').click();
    await expect(mila.money).toContainText('Sauna was dicht');
    await second.confirm('Terugbetalen').click();
    await expect(second.dialog.getByRole('alert')).toContainText('Dat is meer dan er nog is.');
    await expect(second.dialog.getByLabel('Reden')).toHaveValue('Sauna was dicht');
  },
);

test(
  'on the day itself guests come one by one from the page of their reservation, with what the history says of it',
  { tag: '@full' },
  async ({ page, server }) => {
    const date = await nextMorning(server);
    const { id } = await bookAtDesk(server, await staffToken(server), { date });
    await adminPage(page).open(`/admin/reservations/${id}`);
    const guests = reservationPage(page).guests;
    await expect(guests.getByText('verwacht')).toHaveCount(2);
    await guests.getByRole('button', { name: 'Aankomst per gast' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Aankomst per gast' });
    await panel.getByLabel('Bandje of kluisje, gast 1').fill('Kluis 21');
    await panel.getByRole('checkbox', { name: 'Gast 2' }).uncheck();
    await expectAccessible(page);
    await panel.getByRole('button', { name: '1 van 2 inchecken' }).click();
    await expect(panel).toBeHidden();
    await expect(guests).toContainText('binnenbandje Kluis 21');
    await expect(guests.getByText('verwacht')).toHaveCount(1);
    await expectAccessible(page);
    await guests.getByRole('group', { name: 'Aankomst' }).getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(guests.getByText('verwacht')).toHaveCount(2);
    const add = guests.getByRole('link', { name: 'Toevoegen' });
    const [link, card] = [(await add.boundingBox())!, (await guests.boundingBox())!];
    expect(link.width).toBeLessThan(card.width / 2);
  },
);
