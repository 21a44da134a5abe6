import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const mostStops = 200;

/** Presses Tab until this has the focus, as somebody without a mouse does; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluateAll(([element]) => element !== undefined && element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** From the day that has the focus to a free one of the coming month, and takes it. */
export async function takeFreeDay(page: Page): Promise<void> {
  const focused = page.locator('[data-date]:focus');
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/beschikbaar|voorbij|vol|reserveren/);
  while (!(await focused.getAttribute('aria-label'))?.endsWith(', beschikbaar')) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}
