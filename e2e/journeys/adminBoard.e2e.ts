import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { backOnline } from '../support/backOnline.ts';
import { bookAtDesk } from '../support/deskBookings.ts';
import { pressOn, typeIn } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the desk checks a guest in with one click, takes it back, and finds a guest by name or number', async ({
  page,
}) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(admin.heading).toHaveText('Dagbord');
  await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/\/admin\?date=\d{4}-\d{2}-\d{2}$/);

  const arrivals = page.getByRole('region', { name: 'Aankomst' });
  const count = arrivals.getByText(/^\d+ van \d+ binnen$/);
  await expect(count).toHaveText(/^0 van [1-9]/);
  const first = arrivals.getByRole('listitem').first();
  const name = (await first.getByRole('button').first().textContent())!;
  await first.getByRole('button', { name: `Inchecken: ${name}` }).click();
  await expect(count).toHaveText(/^[1-9]\d* van/);
  const undo = first.getByRole('button', { name: `Ongedaan maken: ${name}` });
  await expect(undo).toBeFocused();
  await expect(first).toContainText('binnen');
  await expectAccessible(page);
  await undo.click();
  await expect(count).toHaveText(/^0 van/);

  await arrivals.getByRole('searchbox', { name: 'Naam, code of bandje' }).fill('zoiets is er niet');
  await expect(arrivals.getByText('Niets gevonden.')).toBeVisible();
  await arrivals.getByRole('searchbox', { name: 'Naam, code of bandje' }).fill(name.toUpperCase());
  await expect(arrivals.getByRole('button', { name, exact: true }).first()).toBeVisible();
});

test(
  'a guest is found, checked in and taken back by the keyboard alone',
  { tag: '@full' },
  async ({ page, server }) => {
    const admin = adminPage(page);
    await admin.open('/admin');
    await boardPage(page).showNextDay();
    const date = new URL(page.url()).searchParams.get('date')!;
    const { number } = await bookAtDesk(server, await staffToken(server), { date });
    const arrivals = page.getByRole('region', { name: 'Aankomst' });
    const row = arrivals.getByRole('listitem').filter({ hasText: number });
    await expect(row).toBeVisible();
    await typeIn(page, arrivals.getByRole('searchbox'), number.slice(2));
    await expect(arrivals.getByRole('listitem')).toHaveCount(1);
    await pressOn(page, row.getByRole('button', { name: `Inchecken: ${number}` }));
    await expect(row).toContainText('binnen');
    const undo = row.getByRole('button', { name: `Ongedaan maken: ${number}` });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).not.toContainText('binnen');
  },
);

test('what colleagues must know of a guest is read on the board', async ({ page, server }) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  await boardPage(page).showNextDay();
  const date = new URL(page.url()).searchParams.get('date')!;
  const token = await staffToken(server);
  const { id, number } = await bookAtDesk(server, token, { date });
  const path = `/admin/reservations/${id}`;
  const { sequence } = await ask<{ sequence: number }>(server, { method: 'GET', path, token });
  await ask(server, { method: 'PUT', path, token, body: { note: 'Komt met een rolstoel', sequence } });
  const row = page.getByRole('region', { name: 'Aankomst' }).getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('notitie');
  await row.getByRole('button', { name: number, exact: true }).click();
  await expect(page.getByRole('dialog', { name: number })).toContainText('Notitie: Komt met een rolstoel');
  await expectAccessible(page);
});

test(
  'arrows lead from booking to booking, enter opens one, and what is open stays while others come in',
  { tag: '@full' },
  async ({ page }) => {
    const admin = adminPage(page);
    await admin.open('/admin');
    await boardPage(page).showNextDay();
    for (const [view, address] of [
      ['Gasten', /by=guests/],
      ['Baden', /by=pools/],
      ['Ruimtes', /by=rooms/],
    ] as const) {
      await page.getByRole('radio', { name: view }).click();
      await expect(page).toHaveURL(address);
      await expect(boardPage(page).grid.getByRole('button').first()).toBeVisible();
      await expectAccessible(page);
    }
    const board = boardPage(page).grid;
    const stop = board.locator('button[tabindex="0"]');
    await expect(stop).toHaveCount(1);
    await stop.focus();
    const before = await stop.getAttribute('id');
    await page.keyboard.press('ArrowRight');
    await expect(stop).not.toHaveAttribute('id', before!);
    await expect(stop).toBeFocused();
    const title = (await stop.locator('span').first().textContent())!;
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: title });
    await expect(panel).toContainText(/\d{2}:\d{2} – \d{2}:\d{2}/);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Niet gekomen' }).first().click();
    await expect(panel).toContainText('niet gekomen');
    await panel.getByRole('button', { name: 'Ongedaan maken' }).first().click();
    await expect(panel.getByRole('button', { name: 'Niet gekomen' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stop).toBeFocused();
  },
);

test(
  'without a connection the board stays as it was last read, with its time, and goes on by itself',
  { tag: '@full' },
  async ({ page, context }) => {
    const admin = adminPage(page);
    await page.clock.install();
    await admin.open('/admin');
    await boardPage(page).showNextDay();
    const booking = boardPage(page).grid.getByRole('button').first();
    await booking.focus();
    await context.setOffline(true);
    const stale = page.getByText(/^Dit is de stand van/);
    await expect(async () => {
      await page.clock.fastForward(8_000);
      await expect(stale).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(booking).toBeFocused();
    await backOnline(context);
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(stale).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(booking).toBeFocused();
  },
);

test(
  'what a block has no place for is cut at its end, an arrival has one row, and paper shows the whole day',
  { tag: '@full' },
  async ({ page }) => {
    const admin = adminPage(page);
    await admin.open('/admin');
    await boardPage(page).showNextDay();
    const board = boardPage(page).grid;
    await expect(board.locator('button[data-item]').first()).toBeVisible();
    const cut = await board
      .locator('button[data-height]')
      .evaluateAll(
        (blocks) => blocks.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
      );
    expect(cut).toBe(0);
    const first = page.getByRole('region', { name: 'Aankomst' }).getByRole('listitem').first();
    const button = first.getByRole('button', { name: /^Inchecken/ });
    const [row, inside] = [(await first.boundingBox())!, (await button.boundingBox())!];
    expect(Math.abs(row.y + row.height / 2 - (inside.y + inside.height / 2))).toBeLessThan(2);
    await page.emulateMedia({ media: 'print' });
    await expect(admin.menu).toBeHidden();
    expect(await board.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);
