import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Visit } from '../../support/test.ts';

/** What is chosen stands beside the page, and on a phone in a sheet over it. */
export async function openSummary({ flow }: Visit): Promise<void> {
  await expect(flow.summary.or(flow.basket).first()).toBeVisible();
  if (await flow.basket.isVisible()) await flow.basket.click();
}

/** On a phone the sheet still lies there when a window over it closes. */
export async function closeSummary({ flow, order, proposals }: Visit): Promise<void> {
  await expect(flow.question.or(order.message).or(proposals.dialog)).toHaveCount(0);
  if (await flow.sheet.isVisible()) await flow.closeSheet.click();
}

/** On a phone a treatment is chosen in a sheet, which the window `over` it gives back. */
export async function closeChoice({ page }: Visit, over: Locator): Promise<void> {
  await expect(over).toHaveCount(0);
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
}
