import type { Page } from '@playwright/test';

/** This page gets nothing from these addresses until the function that comes back is called, as with an ad blocker. */
export async function blockAddresses(page: Page, ...urls: string[]): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls });
  return async () => void (await devtools.send('Network.setBlockedURLs', { urls: [] }));
}
