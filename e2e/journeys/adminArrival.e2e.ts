import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

type Offers = { flows: { id: string; needsTimes: boolean; products: { xplanId: string; stay: object | null }[] }[] };

/** Three guests with an entry, booked by the desk. */
async function groupOn(server: RunningServer, date: string): Promise<{ id: string; number: string; token: string }> {
  const token = await staffToken(server);
  const path = `/admin/reservations/offers/${date}`;
  const { flows } = await ask<Offers>(server, { method: 'GET', path, token });
  const flow = flows.find(({ products }) => products.some(({ stay }) => stay !== null))!;
  const productId = flow.products.find(({ stay }) => stay !== null)!.xplanId;
  const items = [1, 2, 3].map((person) => ({ person, productId }));
  const body = { flowId: flow.id, personCount: 3, date, startTime: '11:00', endTime: '15:00', items };
  const call = { method: 'POST' as const, path: '/admin/reservations', body, token };
  return { ...(await ask<{ id: string; number: string }>(server, call)), token };
}

test('a scan opens a group, some come in with a wristband, the rest by one key, and all of it goes back', async ({
  page,
  server,
}) => {
  const admin = adminPage(page);
  await admin.open('/admin');
  await boardPage(page).showNextDay();
  const date = new URL(page.url()).searchParams.get('date')!;
  const { id, number, token } = await groupOn(server, date);
  const arrivals = page.getByRole('region', { name: 'Aankomst' });
  const row = arrivals.getByRole('listitem').filter({ hasText: number });
  const scan = async (code: string): Promise<void> => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };

  await admin.heading.click();
  await scan('K-0000-0000');
  await expect(arrivals.getByRole('alert')).toContainText('K-0000-0000 is hier niet geboekt');
  await scan(number.toLowerCase());
  const panel = page.getByRole('dialog', { name: number });
  await expect(panel.getByRole('button', { name: 'Inchecken' })).toBeFocused();
  await expect(panel).toContainText('Nog te betalen');
  await expectAccessible(page);
  await panel.getByLabel('Bandje of kluisje, gast 1').fill('Kluis 14');
  await panel.getByRole('checkbox', { name: 'Gast 3' }).press('Space');
  await panel.getByRole('button', { name: '2 van 3 inchecken' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(row).toContainText('2 van 3 binnen');
  const undo = page.getByRole('group', { name: 'Aankomst' }).getByRole('button', { name: 'Ongedaan maken' });
  await undo.press('Enter');
  await expect(row).not.toContainText('2 van 3 binnen');

  await arrivals.getByRole('searchbox').fill(number);
  await arrivals.getByRole('searchbox').press('Enter');
  await panel.getByLabel('Bandje of kluisje, gast 1').fill('Kluis 14');
  await panel.getByLabel('Bandje of kluisje, gast 1').press('Enter');
  await expect(row).toContainText('binnen');
  await arrivals.getByRole('searchbox').fill('kluis 14');
  await expect(arrivals.getByRole('listitem')).toHaveCount(1);
  await expect(row).toContainText('binnen');

  await ask(server, { method: 'POST', path: `/admin/reservations/${id}/undo`, token });
  await ask(server, { method: 'POST', path: `/admin/reservations/${id}/cancel`, body: { reason: 'Proef' }, token });
  await admin.heading.click();
  await scan(number);
  await expect(panel).toContainText('Deze reservering is geannuleerd.');
  await expect(panel.getByRole('button', { name: 'Inchecken' })).toHaveCount(0);
});
