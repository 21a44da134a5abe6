import type { Locator, Page } from '@playwright/test';
import { bookAtDesk, nextMorning } from '../support/deskBookings.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import { staffToken } from '../support/staff.ts';
import { Tally } from '../support/tally.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const arrivals = (page: Page): Locator => page.getByRole('region', { name: 'Aankomst' });

async function tallied(work: (tally: Tally) => Promise<void>): Promise<string> {
  const tally = new Tally();
  await work(tally);
  return `${tally.taps} taps, ${tally.fields} fields`;
}

test('the ten commonest tasks of the desk cost so many taps and fields', { tag: '@full' }, async ({ page, server }) => {
  test.setTimeout(240_000);
  const date = await nextMorning(server);
  const token = await staffToken(server);
  const booked: string[] = [];
  for (let count = 0; count < 6; count += 1) booked.push((await bookAtDesk(server, token, { date })).number);
  const [single, scanned, absent, group, cancelled, named] = booked as [string, string, string, string, string, string];
  await adminPage(page).open('/admin');
  const row = (number: string): Locator => arrivals(page).getByRole('listitem').filter({ hasText: number });
  await expect(row(named)).toBeVisible();
  const costs: Record<string, string> = {};

  costs['check in from the list'] = await tallied(async (tally) => {
    await tally.tap(row(single).getByRole('button', { name: `Inchecken: ${single}` }));
    await expect(row(single)).toContainText('binnen');
  });
  costs['take a check-in back'] = await tallied(async (tally) => {
    await tally.tap(row(single).getByRole('button', { name: `Ongedaan maken: ${single}` }));
    await expect(row(single)).not.toContainText('binnen');
  });
  costs['check in by a scan'] = await tallied(async (tally) => {
    await adminPage(page).heading.click();
    await page.keyboard.type(scanned);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: scanned });
    await tally.tap(panel.getByRole('button', { name: 'Inchecken' }));
    await expect(row(scanned)).toContainText('binnen');
  });
  costs['note a no-show'] = await tallied(async (tally) => {
    await tally.tap(row(absent).getByRole('button', { name: absent, exact: true }));
    await tally.tap(page.getByRole('dialog').getByRole('button', { name: 'Niet gekomen' }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  costs['let one of two in, with a wristband'] = await tallied(async (tally) => {
    await tally.tap(row(group).getByRole('button', { name: group, exact: true }));
    await tally.tap(page.getByRole('dialog').getByRole('button', { name: 'Per gast' }));
    const panel = page.getByRole('dialog', { name: group });
    await tally.tap(panel.getByRole('checkbox', { name: 'Gast 2' }));
    await tally.type(panel.getByLabel('Bandje of kluisje, gast 1'), '31');
    await tally.tap(panel.getByRole('button', { name: '1 van 2 inchecken' }));
    await expect(row(group)).toContainText('1 van 2 binnen');
  });
  costs['find a guest and open the booking'] = await tallied(async (tally) => {
    await tally.type(arrivals(page).getByRole('searchbox'), named);
    await expect(arrivals(page).getByRole('listitem')).toHaveCount(1);
    await tally.tap(row(named).getByRole('button', { name: named, exact: true }));
    await tally.tap(page.getByRole('dialog').getByRole('link', { name: 'Hele reservering' }));
    await expect(reservationPage(page).state).toContainText('Geboekt');
  });
  const booking = reservationPage(page);
  costs['take the money by card'] = await tallied(async (tally) => {
    await tally.tap(booking.money.getByRole('button', { name: 'Betaling aan de balie' }));
    await tally.tap(booking.dialog.getByRole('button', { name: 'Noteer de betaling' }));
    await expect(booking.dialog).toBeHidden();
    await expect(booking.money).not.toContainText('Nog te betalen');
  });
  await booking.open(cancelled);
  costs['cancel with a reason'] = await tallied(async (tally) => {
    await tally.tap(booking.state.getByRole('button', { name: 'Reservering annuleren' }));
    await tally.type(booking.dialog.getByLabel('Reden'), 'Ziek');
    await tally.tap(booking.confirm('Reservering annuleren'));
    await expect(booking.state).toContainText('Geannuleerd');
  });
  await adminPage(page).menu.getByRole('link', { name: 'Dagbord' }).click();
  costs['sell two entries to who walks in'] = await tallied(async (tally) => {
    await tally.tap(page.getByRole('link', { name: 'Walk-in' }));
    await tally.tap(page.getByRole('button', { name: 'Een persoon meer' }));
    await tally.tap(
      page
        .getByRole('region', { name: 'Wat', exact: true })
        .getByRole('button', { name: /Entree/ })
        .first(),
    );
    await tally.tap(page.getByRole('button', { name: 'Boek', exact: true }));
    await expect(booking.state).toContainText('Geboekt');
  });
  await adminPage(page).menu.getByRole('link', { name: 'Dagbord' }).click();
  await boardPage(page).showNextDay();
  costs['move a treatment'] = await tallied(async (tally) => {
    const block = boardPage(page).grid.locator('button[data-item]:not([data-low])').first();
    const title = (await block.innerText()).split('\n')[0]!;
    await tally.tap(block);
    await tally.tap(page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }));
    const { moving: dialog, startTime: start } = boardPage(page);
    await expect(dialog).toContainText(title);
    const former = await start.inputValue();
    await expect(dialog.getByText(/^Past:/)).toBeVisible();
    tally.fields += 1;
    tally.taps += 2;
    await start.focus();
    expect(await boardPage(page).moveToNextThatFits()).not.toBe(former);
    await tally.tap(dialog.getByRole('button', { name: 'Verplaatsen', exact: true }));
    await expect(page.getByRole('group', { name: 'Verplaatst' })).toContainText('nu om');
  });

  expect(costs).toEqual({
    'check in from the list': '1 taps, 0 fields',
    'take a check-in back': '1 taps, 0 fields',
    'check in by a scan': '1 taps, 0 fields',
    'note a no-show': '2 taps, 0 fields',
    'let one of two in, with a wristband': '5 taps, 1 fields',
    'find a guest and open the booking': '3 taps, 1 fields',
    'take the money by card': '2 taps, 0 fields',
    'cancel with a reason': '3 taps, 1 fields',
    'sell two entries to who walks in': '4 taps, 0 fields',
    'move a treatment': '5 taps, 1 fields',
  });
});
