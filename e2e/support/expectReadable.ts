import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** Words for the eye: words for screen readers only are a pixel wide, and count as visible too. */
export async function expectReadable(words: Locator): Promise<void> {
  await expect(words).toBeVisible();
  const width = async (): Promise<number> => (await words.boundingBox())?.width ?? 0;
  await expect.poll(width, { message: 'words wide enough to read' }).toBeGreaterThan(20);
}
