import { expectAccessible } from '../support/axe.ts';
import { bookAtDesk, nextMorning } from '../support/deskBookings.ts';
import { expectFits } from '../support/expectFits.ts';
import { pressOn, typeIn } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('by keyboard a stay becomes longer with another entry in one step, and what does not fit says what would', async ({
  page,
  server,
}) => {
  const date = await nextMorning(server);
  const token = await staffToken(server);
  const { id } = await bookAtDesk(server, token, { date, persons: 1, startTime: '13:00', endTime: '15:00' });
  await adminPage(page).open(`/admin/reservations/${id}`);
  const { guests, dialog, events } = reservationPage(page);
  await expect(guests).toContainText('13:00 – 15:00');
  await pressOn(page, guests.getByRole('button', { name: 'Wijzigen' }));
  const until = dialog.getByLabel('Verblijf tot');
  await typeIn(page, until, '23:30');
  await expect(dialog.getByRole('status')).toContainText('Entree hele dag, gast 1');
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Wijzig de reservering' })).toHaveAttribute('aria-disabled', 'true');
  await expectFits(page);
  await pressOn(page, dialog.getByRole('group', { name: 'Alles past met vertrek om' }).getByRole('button').first());
  await expect(until).toHaveValue('23:00');
  await expect(dialog.getByRole('status')).toContainText('13:00 – 23:00');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await typeIn(page, until, '18:00');
  await typeIn(page, dialog.getByLabel('Entree hele dag, gast 1'), 'Entree middag');
  await expect(dialog.getByRole('status')).toContainText('De prijs wordt');
  await expectAccessible(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Wijzig de reservering' }));
  await expect(dialog).toBeHidden();
  await expect(guests).toContainText('13:00 – 18:00 · Entree middag');
  await expect(events).toContainText('Mila Visser');
  await expectAccessible(page);
});

test(
  'of two desks that change a stay the second is told, and keeps what was chosen',
  { tag: '@full' },
  async ({ page, server }) => {
    const date = await nextMorning(server);
    const token = await staffToken(server);
    const { id } = await bookAtDesk(server, token, { date, persons: 1, startTime: '13:00', endTime: '15:00' });
    await adminPage(page).open(`/admin/reservations/${id}`);
    const { guests, dialog } = reservationPage(page);
    const secondTab = await page.context().newPage();
    const second = reservationPage(secondTab);
    await secondTab.goto(`/admin/reservations/${id}`);
    for (const desk of [second, { guests, dialog }]) {
      await desk.guests.getByRole('button', { name: 'Wijzigen' }).click();
      await desk.dialog.getByLabel('Verblijf tot').selectOption('17:00');
      await expect(desk.dialog.getByRole('status')).toContainText('13:00 – 17:00');
    }
    await second.dialog.getByLabel('Verblijf tot').selectOption('16:00');
    await expect(second.dialog.getByRole('status')).toContainText('13:00 – 16:00');
    await second.confirm('Wijzig de reservering').click();
    await expect(second.guests).toContainText('13:00 – 16:00');
    await dialog.getByRole('button', { name: 'Wijzig de reservering' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Er is net iets geboekt of veranderd');
    await expect(dialog.getByLabel('Verblijf tot')).toHaveValue('17:00');
    const apply = dialog.getByRole('button', { name: 'Wijzig de reservering' });
    await expect(apply).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(guests).toContainText('13:00 – 17:00');
  },
);
