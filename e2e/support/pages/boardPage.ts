import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The day board of the back office. */
export function boardPage(page: Page) {
  const shownDay = page.getByRole('status').filter({ hasText: /^(maan|dins|woens|donder|vrij|zater|zon)dag \d/ });
  const moving = page.getByRole('dialog', { name: /verplaatsen$/ });
  const startTime = moving.getByRole('combobox', { name: 'Begintijd' });
  return {
    moving,
    startTime,
    /** With the arrow key from the focused start to the next at which it fits; gives that. */
    async moveToNextThatFits(): Promise<string> {
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        const verdict = moving.getByRole('status').locator('[aria-busy="false"]');
        await expect(verdict).toBeVisible();
        expect(await verdict.innerText()).toContain(`Past: ${await startTime.inputValue()}`);
      }).toPass();
      return startTime.inputValue();
    },
    grid: page.getByRole('region', { name: /^Bord/ }),
    /** Ends when the board of the next day has taken the place of the one before. */
    async showNextDay(): Promise<void> {
      const before = await shownDay.innerText();
      await page.getByRole('button', { name: 'Volgende dag' }).click();
      await expect(shownDay).not.toHaveText(before);
    },
  };
}
