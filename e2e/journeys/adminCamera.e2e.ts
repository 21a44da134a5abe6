import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { giveCamera } from '../support/camera.ts';
import { bookAtDesk, nextMorning } from '../support/deskBookings.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

async function openBoard(page: Page): Promise<void> {
  await adminPage(page).logIn();
  await adminPage(page).menu.getByRole('link', { name: 'Dagbord' }).click();
  await expect(adminPage(page).heading).toHaveText('Dagbord');
}

const scan = (page: Page) => page.getByRole('button', { name: 'Scan met camera' });
const cameraDialog = (page: Page) => page.getByRole('dialog', { name: 'Scan de code' });

test('the camera of the desk reads the code of a reservation, and the guests are let in', async ({ page, server }) => {
  const date = await nextMorning(server);
  const { number } = await bookAtDesk(server, await staffToken(server), { date });
  await giveCamera(page, number);
  await openBoard(page);
  await scan(page).click();
  const panel = page.getByRole('dialog', { name: number });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Inchecken' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('region', { name: 'Aankomst' })).toContainText(/2 van \d+ binnen/);
});

test('what is no code of a reservation is said, and Escape turns the camera off', async ({ page }) => {
  await giveCamera(page, 'https://elders.example');
  await openBoard(page);
  await scan(page).click();
  const dialog = cameraDialog(page);
  await expect(dialog.getByRole('status')).toContainText('Dit is geen code van een reservering.');
  await expectAccessible(page);
  const track = await dialog
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0]!);
  expect(await track.evaluate(({ readyState }) => readyState)).toBe('live');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(scan(page)).toBeFocused();
  expect(await track.evaluate(({ readyState }) => readyState)).toBe('ended');
});

test('who may not use the camera reads what to do, and may ask again', async ({ page }) => {
  await giveCamera(page, null, { isAllowed: false });
  await openBoard(page);
  await scan(page).click();
  const dialog = cameraDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('De camera mag niet worden gebruikt.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(dialog.getByRole('status')).toContainText('Houd de code van de reservering in beeld.');
});
