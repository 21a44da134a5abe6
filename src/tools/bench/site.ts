import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { root } from '../build/fresh.mjs';
import { chromiumArgs, ensureChromium } from '../chromium.ts';
import { freePort } from '../freePort.ts';
import { bin, run } from '../run.ts';
import { medianOf, pageFigures } from './site/pageFigures.ts';
import type { PageFigures } from './site/pageFigures.ts';
import { interactionTimes } from './site/interactionTimes.ts';
import { measuredPages } from './site/measuredPages.ts';
import type { MeasuredPage } from './site/measuredPages.ts';
import { openGenerousVenue } from './site/openGenerousVenue.ts';
import { printHead, printInteractions, printPage } from './site/tables.ts';
import { median } from './load.ts';
import { spawned } from './spawned.ts';
import { embeddedPlace } from './stores.ts';

/** What Lighthouse says of every kind of page, and how long a tap takes; `--quick`: once, `--only=entry|login`: some pages. */
const rounds = process.argv.includes('--quick') ? 1 : 3;
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const isChosen = ({ what }: MeasuredPage): boolean => new RegExp(only ?? '').test(what);

if ((await run(bin('tsx'), ['src/tools/build.ts'])).code !== 0) process.exit(1);
const place = embeddedPlace();
const store = await place.store();
await openGenerousVenue(store);
const server = await spawned('kuur', store, { PAYMENT_PORT: String(await freePort()) });
try {
  const chosen = (await measuredPages(server.origin)).filter(isChosen);
  const pages: Record<string, PageFigures> = {};
  printHead();
  for (const page of chosen) {
    const figures = medianOf(await inTurn(() => audited(page)));
    pages[page.what] = figures;
    printPage(page.what, figures);
  }
  const interactions = only === undefined ? mediansOf(await inTurn(() => interactionTimes(server.origin))) : {};
  printInteractions(interactions);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/bench-site.json'), `${JSON.stringify({ rounds, pages, interactions }, null, 2)}\n`);
  console.log('All figures: dist/bench-site.json');
} finally {
  await server.stop();
  await place.remove();
}

async function inTurn<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure());
  return results;
}

function mediansOf(times: readonly Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(times[0] ?? {}).map((what) => [what, median(times.map((each) => each[what]!))]),
  );
}

/** In a browser of its own, which has seen nothing yet but what its visitor has stored. */
async function audited(page: MeasuredPage): Promise<PageFigures> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport: null,
  });
  try {
    await remember(context, page.stored);
    return await pageFigures({ url: server.origin + page.path, port, isOfStaff: page.isOfStaff });
  } finally {
    await context.close();
  }
}

/** By an address that runs no part of the site. */
async function remember(context: BrowserContext, stored: Record<string, string>): Promise<void> {
  const [page] = context.pages();
  await page!.goto(`${server.origin}/icon.svg`);
  await page!.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
