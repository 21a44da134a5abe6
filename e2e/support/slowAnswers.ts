import type { Page } from '@playwright/test';

/** What this page requests from now on takes so long to be answered. */
export async function slowAnswers(page: Page, milliseconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: milliseconds,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
