import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The day board of the back office. */
export function boardPage(page: Page) {
  const shownDay = page.getByRole('status').filter({ hasText: /^(maan|dins|woens|donder|vrij|zater|zon)dag \d/ });
  return {
    grid: page.getByRole('region', { name: /^Bord/ }),
    /** Ends when the board of the next day has taken the place of the one before. */
    async showNextDay(): Promise<void> {
      const before = await shownDay.innerText();
      await page.getByRole('button', { name: 'Volgende dag' }).click();
      await expect(shownDay).not.toHaveText(before);
    },
  };
}
