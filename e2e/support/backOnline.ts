import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** Ends when the site answers every page again: the browser calls itself online a moment before. */
export async function backOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  for (const page of context.pages()) {
    const answers = (): Promise<boolean> =>
      page.evaluate(() =>
        fetch('/api/health/live').then(
          ({ ok }) => ok,
          () => false,
        ),
      );
    await expect.poll(answers).toBe(true);
  }
}
