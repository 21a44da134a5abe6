import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { blockAddresses } from '../support/blockAddresses.ts';
import { insecureHost, test } from '../support/camera.ts';
import { bookAtDesk, nextMorning } from '../support/deskBookings.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function openBoard(page: Page): Promise<void> {
  await adminPage(page).open('/admin');
  await expect(adminPage(page).heading).toHaveText('Dagbord');
}

async function bookTomorrow(server: RunningServer): Promise<string> {
  const date = await nextMorning(server);
  const { number } = await bookAtDesk(server, await staffToken(server), { date });
  return number;
}

const scan = (page: Page) => page.getByRole('button', { name: 'Scan met camera' });
const cameraDialog = (page: Page) => page.getByRole('dialog', { name: 'Scan de code' });
const title = (page: Page) => cameraDialog(page).getByRole('heading');
const retry = (page: Page) => cameraDialog(page).getByRole('button', { name: 'Opnieuw proberen' });

const trackOf = (page: Page) =>
  cameraDialog(page)
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]!);

test('the camera of the desk reads the code of a reservation, and the guests are let in', async ({
  page,
  server,
  camera,
}) => {
  const number = await bookTomorrow(server);
  await camera.films(number);
  await openBoard(page);
  await scan(page).click();
  const panel = page.getByRole('dialog', { name: number });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Inchecken' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('region', { name: 'Aankomst' })).toContainText(/2 van \d+ binnen/);
});

test(
  'what is no code of a reservation is said, and Escape turns the camera off',
  { tag: '@full' },
  async ({ page, camera }) => {
    await camera.films('https://elders.example');
    await openBoard(page);
    await scan(page).click();
    const dialog = cameraDialog(page);
    await expect(dialog.getByRole('status')).toContainText('Dit is geen code van een reservering.');
    await expectAccessible(page);
    const track = await trackOf(page);
    expect(await track.evaluate(({ readyState }) => readyState)).toBe('live');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(scan(page)).toBeFocused();
    expect(await track.evaluate(({ readyState }) => readyState)).toBe('ended');
  },
);

test('a hand scanner reads in place of the camera, which is off', async ({ page, server, camera }) => {
  const number = await bookTomorrow(server);
  await camera.films('https://elders.example');
  await openBoard(page);
  await scan(page).click();
  await expect(cameraDialog(page).getByRole('status')).toContainText('Dit is geen code van een reservering.');
  const track = await trackOf(page);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: number })).toBeVisible();
  await expect(cameraDialog(page)).toHaveCount(0);
  expect(await track.evaluate(({ readyState }) => readyState)).toBe('ended');
});

test(
  'a camera that is plugged in after all reads, and the title has the focus meanwhile',
  { tag: '@full' },
  async ({ page, camera }) => {
    await openBoard(page);
    await scan(page).click();
    await expect(cameraDialog(page).getByRole('alert')).toContainText('Dit apparaat heeft geen camera.');
    await expectAccessible(page);
    await camera.films('https://elders.example');
    await retry(page).click();
    await expect(cameraDialog(page).getByRole('status')).toContainText('Dit is geen code van een reservering.');
    await expect(title(page)).toBeFocused();
  },
);

test(
  'without the reader the camera is not asked for, and a retry loads it',
  { tag: '@full' },
  async ({ page, server, camera }) => {
    const number = await bookTomorrow(server);
    await camera.films(number);
    await openBoard(page);
    const unblock = await blockAddresses(page, '*/decode-*');
    await scan(page).click();
    await expect(cameraDialog(page).getByRole('alert')).toContainText('Het deel dat codes leest, is niet geladen.');
    await expectAccessible(page);
    await unblock();
    await retry(page).click();
    await expect(page.getByRole('dialog', { name: number })).toBeVisible();
  },
);

test(
  'at an address without https the camera is said to need one',
  { tag: '@full' },
  async ({ server, context, camera }) => {
    await camera.films('https://elders.example');
    const url = new URL(server.url);
    url.hostname = insecureHost;
    const page = await (await context.browser()!.newContext({ baseURL: url.origin })).newPage();
    await openBoard(page);
    await scan(page).click();
    await expect(cameraDialog(page).getByRole('alert')).toContainText('De camera werkt alleen op een beveiligd adres');
    await expectAccessible(page);
    await expect(retry(page)).toHaveCount(0);
  },
);

test.describe('who may not use the camera', () => {
  test.use({ mayUseCamera: false });

  test('reads what to do, and may ask again', { tag: '@full' }, async ({ page, camera }) => {
    await camera.films('https://elders.example');
    await openBoard(page);
    await scan(page).click();
    await expect(cameraDialog(page).getByRole('alert')).toContainText('De camera mag niet worden gebruikt.');
    await expectAccessible(page);
    await retry(page).click();
    await expect(title(page)).toBeFocused();
    await expect(cameraDialog(page).getByRole('alert')).toContainText('De camera mag niet worden gebruikt.');
  });
});
