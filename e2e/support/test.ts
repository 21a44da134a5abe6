import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { balancePage } from './pages/balancePage.ts';
import { calendar } from './pages/calendar.ts';
import { cardPanel } from './pages/cardPanel.ts';
import { checkinPage } from './pages/checkinPage.ts';
import { checkoutPage } from './pages/checkoutPage.ts';
import { detailsPage } from './pages/detailsPage.ts';
import { flowFrame } from './pages/flowFrame.ts';
import { orderPage } from './pages/orderPage.ts';
import { pickerPage } from './pages/pickerPage.ts';
import { proposalsDialog } from './pages/proposalsDialog.ts';
import { providerPage } from './pages/providerPage.ts';
import { redeemDialog } from './pages/redeemDialog.ts';
import { siteFrame } from './pages/siteFrame.ts';
import { startPage } from './pages/startPage.ts';
import { successPage } from './pages/successPage.ts';
import { timesDialog } from './pages/timesDialog.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { audit } from './testControl.ts';
import { dutch } from './texts.ts';
import type { Texts } from './texts.ts';
import { workerDatabase } from './workerDatabase.ts';

/** The site as one visitor sees it in one tab. */
export interface Visit {
  page: Page;
  server: RunningServer;
  texts: Texts;
  site: ReturnType<typeof siteFrame>;
  start: ReturnType<typeof startPage>;
  flow: ReturnType<typeof flowFrame>;
  checkin: ReturnType<typeof checkinPage>;
  calendar: ReturnType<typeof calendar>;
  picker: ReturnType<typeof pickerPage>;
  times: ReturnType<typeof timesDialog>;
  proposals: ReturnType<typeof proposalsDialog>;
  details: ReturnType<typeof detailsPage>;
  checkout: ReturnType<typeof checkoutPage>;
  card: ReturnType<typeof cardPanel>;
  redeeming: ReturnType<typeof redeemDialog>;
  provider: ReturnType<typeof providerPage>;
  success: ReturnType<typeof successPage>;
  order: ReturnType<typeof orderPage>;
  balance: ReturnType<typeof balancePage>;
}

export function visitIn(page: Page, server: RunningServer, texts: Texts = dutch): Visit {
  return {
    page,
    server,
    texts,
    site: siteFrame(page),
    start: startPage(page, texts),
    flow: flowFrame(page, texts),
    checkin: checkinPage(page, texts),
    calendar: calendar(page, texts),
    picker: pickerPage(page, texts),
    times: timesDialog(page, texts),
    proposals: proposalsDialog(page, texts),
    details: detailsPage(page, texts),
    checkout: checkoutPage(page, texts),
    card: cardPanel(page),
    redeeming: redeemDialog(page, texts),
    provider: providerPage(page),
    success: successPage(page, texts),
    order: orderPage(page, texts),
    balance: balancePage(page),
  };
}

/** What the browser's console may say: answers that are no success, and errors that became a page of their own. */
const expectedInConsole =
  /^(?:Failed to load resource: |ApiError: |NoConnection|Error: Unable to preload CSS |TypeError: Failed to fetch )/;

type TestFixtures = { visit: Visit; soundPages: void };
type WorkerFixtures = { server: RunningServer };

/** A server for the journeys of a worker, whose data are audited when the last of them is over. */
export async function serveJourneys(
  settings: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(settings);
  await use(server);
  const broken = await audit(server);
  await server.stop();
  if (broken.length > 0) throw new Error(`The data break rules after the journeys: ${JSON.stringify(broken)}`);
}

/** A server per worker, whose data are audited when its last journey is over, and pages that may not throw. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const database = await workerDatabase();
      await serveJourneys(database.settings, use).finally(() => database.remove());
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  visit: async ({ page, server }, use) => use(visitIn(page, server)),
  soundPages: [
    async ({ context, server }, use) => {
      const faults: string[] = [];
      const ownOrigins = [server.url, server.paymentsUrl];
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !ownOrigins.includes(new URL(url).origin))
          faults.push(`a third party was asked: ${url}`);
      });
      context.on('weberror', (thrown) => faults.push(String(thrown.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !expectedInConsole.test(message.text())) faults.push(message.text());
      });
      await use();
      if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
