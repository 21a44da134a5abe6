import type { DayBoard } from '../../src/contract/names.ts';
import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function boardOn(server: RunningServer, date: string): Promise<DayBoard> {
  const token = await staffToken(server);
  return ask<DayBoard>(server, { method: 'GET', path: `/admin/day-board/${date}?by=therapists`, token });
}

const itemsOf = ({ blocks }: DayBoard, laneId: string): string[] =>
  blocks.flatMap((block) => (block.kind === 'item' && block.laneId === laneId ? [block.itemId!] : []));

test('a therapist with treatments falls ill: who is touched, the ways out, one carried out', async ({
  page,
  server,
}) => {
  const admin = adminPage(page);
  await admin.logIn();
  await admin.menu.getByRole('link', { name: 'Dagbord' }).click();
  await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/date=/);
  const date = new URL(page.url()).searchParams.get('date')!;
  const before = await boardOn(server, date);
  const lane = before.lanes.find(({ id }) => itemsOf(before, id).length > 0)!;
  await page.getByRole('link', { name: 'Uitval' }).click();
  await expect(admin.heading).toHaveText('Uitval');
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: lane.name, exact: true }).check();
  await page.getByRole('textbox', { name: 'Reden' }).fill('Griep');
  await page.getByRole('button', { name: 'Toon oplossingen' }).focus();
  await page.keyboard.press('Enter');
  const repairs = page.getByRole('region', { name: 'Uitval' });
  await expect(repairs.getByRole('listitem')).toHaveCount(itemsOf(before, lane.id).length);
  await expect(repairs.getByRole('radio').first()).toBeChecked();
  await expectAccessible(page);
  expect(itemsOf(await boardOn(server, date), lane.id)).toEqual(itemsOf(before, lane.id));

  const moves = repairs.getByRole('checkbox', { name: /^(Zelfde tijd|Naar)/ });
  const count = await moves.count();
  expect(count).toBeGreaterThan(0);
  await moves.first().uncheck();
  await expect(repairs.getByRole('status')).toContainText(`${count - 1} geplaatst`);
  await moves.first().check();
  await expect(repairs.getByRole('status')).toContainText(`${count} geplaatst`);
  await repairs.getByRole('button', { name: 'Doorvoeren' }).click();
  await expect(repairs.getByRole('status')).toContainText(`Doorgevoerd: ${count} geplaatst`);
  await expectAccessible(page);
  await repairs.getByRole('link', { name: 'Naar het dagbord' }).click();
  await expect(admin.heading).toHaveText('Dagbord');
  const after = await boardOn(server, date);
  expect(after.unassigned).toHaveLength(itemsOf(before, lane.id).length - count);
});

test('somebody who is away for some hours keeps what is outside them', async ({ page, server }) => {
  const admin = adminPage(page);
  await admin.logIn();
  await admin.menu.getByRole('link', { name: 'Dagbord' }).click();
  await boardPage(page).showNextDay();
  await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/date=/);
  const board = await boardOn(server, new URL(page.url()).searchParams.get('date')!);
  const lane = board.lanes.find(({ id }) => itemsOf(board, id).length > 1)!;
  const [first, ...later] = board.blocks
    .filter(({ kind, laneId }) => kind === 'item' && laneId === lane.id)
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
  await page.getByRole('link', { name: 'Uitval' }).click();
  await page.getByRole('checkbox', { name: lane.name, exact: true }).check();
  await page.getByRole('checkbox', { name: 'De hele dag' }).uncheck();
  await page.getByLabel('Van', { exact: true }).fill(first!.startTime);
  await page.getByLabel('Tot', { exact: true }).fill(first!.endTime);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toon oplossingen' }).click();
  const touched = page.getByRole('region', { name: 'Uitval' }).getByRole('listitem');
  await expect(touched).toHaveCount(1);
  await expect(touched).toContainText(first!.title);
  expect(later.length).toBeGreaterThan(0);
});
