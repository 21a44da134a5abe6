import type { Page } from '@playwright/test';

export interface LayoutShift {
  total: number;
  /** The largest, with what moved. */
  largest: { value: number; at: number; moved: string[] }[];
}

declare global {
  interface Window {
    layoutShifts: LayoutShift['largest'];
  }
}

/** Slow 4G as Lighthouse has it, on a processor four times as slow, with nothing in the browser's cache. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Notes what moves in every document opened from now on, but what a visitor's own action moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const nameOf = (node: Node | null | undefined): string =>
      node instanceof Element ? `${node.tagName}.${node.className} "${(node.textContent ?? '').slice(0, 30)}"` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => nameOf(node));
        window.layoutShifts.push({ value: entry.value, at: Math.round(entry.startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved since the document was opened. */
export async function shiftOf(page: Page): Promise<LayoutShift> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return { total, largest: shifts.toSorted((one, other) => other.value - one.value).slice(0, 3) };
}
