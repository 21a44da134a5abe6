import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { demoStaff } from '#demo/venue/demoStaff.ts';
import { seedLargeDay } from '#demo/venue/seedLargeDay.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { seedDemo } from '#demo/venue/seedDemo.ts';
import { addDays, localDateOf } from '#domain/values/localDate.ts';
import { bin, run } from '../run.ts';
import { chromiumArgs, ensureChromium } from '../chromium.ts';
import { median } from './load.ts';
import { spawned } from './spawned.ts';
import { embeddedPlace } from './stores.ts';

/** A board of 100 therapists × 16 hours × 1,500 treatments, on a processor four times as slow. */
const size = { therapists: 100, treatments: 15 };
const slowdown = 4;
/** Of a booking in and out again, each followed by a new reading of the board; an hour has 720, one in five seconds. */
const updates = Number(process.env['BOARD_UPDATES'] ?? 40);

if (!process.argv.includes('--built') && (await run(bin('tsx'), ['src/tools/build.ts'])).code !== 0) process.exit(1);
const place = embeddedPlace();
const store = await place.store();
const date = addDays(localDateOf(new Date()), 20);
const { db, close } = await openDatabase(store);
await migrate(db);
await seedDemo(db, new Date());
await seedLargeDay(db, { ...size, date }, new Date());
await close();
const server = await spawned('kuur', store);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  // tsx names the functions that are sent to the page by a helper of its own.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await logIn(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const painted: number[] = [];
  for (let round = 0; round < 3; round += 1) painted.push(await firstPaint(page));
  console.log(`first paint        ${Math.round(median(painted))} ms`);
  await page.goto(`/admin?date=${date}`);
  await page.locator('button[data-item]').first().waitFor();
  for (const [what, frames] of [
    ['sideways', await framesOf(page, () => scroll(page, [64, 0]))],
    ['down', await framesOf(page, () => scroll(page, [0, 16]))],
    ['dragging', await framesOf(page, () => drag(page))],
  ] as const) {
    const sorted = frames.toSorted((a, b) => a - b);
    const [p95, worst] = [sorted[Math.floor(sorted.length * 0.95)]!, sorted.at(-1)!];
    console.log(
      `${what.padEnd(18)} ${median(frames).toFixed(0)} ms a frame, p95 ${p95.toFixed(0)}, worst ${worst.toFixed(0)}`,
    );
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (let quarter = 0; quarter <= 4; quarter += 1) {
    if (quarter > 0) await manyUpdates(page, updates / 4);
    const heap = (await heapOf(devTools)).toFixed(1);
    console.log(`memory             ${heap} MB after ${(updates / 4) * quarter} updates`);
  }
} finally {
  await browser.close();
  await server.stop();
  await place.remove();
}

async function logIn(page: Page): Promise<void> {
  const { email, password } = demoStaff[0]!;
  await page.goto('/admin/login');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.getByRole('navigation', { name: 'Beheer' }).waitFor();
}

async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** Each as long as the board takes to be read again. */
async function manyUpdates(page: Page, count: number): Promise<void> {
  const bookings = page.getByRole('region', { name: 'Aankomst' }).getByRole('listitem');
  const shown = await bookings.count();
  for (let update = 0; update < count / 2; update += 1) {
    const booking = bookings.nth(update % shown);
    await booking.getByRole('button', { name: /^Inchecken/ }).click();
    await booking.getByRole('button', { name: /^Ongedaan maken/ }).click();
    await booking.getByRole('button', { name: /^Inchecken/ }).waitFor();
  }
}

/** From the press on 'next day' to the frame that shows it, with the server's answer, which is not slowed down. */
async function firstPaint(page: Page): Promise<number> {
  await page.goto(`/admin?date=${addDays(date, -1)}`);
  await page.getByText('% bezet').waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        document.querySelector<HTMLElement>('[aria-label="Volgende dag"]')!.click();
        const look = (): void => {
          const isShown = document.querySelector('button[id*="huis-therapeut"]') !== null;
          requestAnimationFrame(isShown ? () => setTimeout(() => resolve(performance.now() - started)) : look);
        };
        look();
      }),
  );
}

/** Milliseconds between the frames while something is done. */
async function framesOf(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const note = (now: number): void => {
      frames.push(now - last);
      last = now;
      request = requestAnimationFrame(note);
    };
    let request = requestAnimationFrame(note);
    const stop = (): number[] => {
      cancelAnimationFrame(request);
      return frames;
    };
    Object.assign(window, { stop });
  });
  await work();
  return page.evaluate(() => (window as unknown as { stop: () => number[] }).stop());
}

/** A step in each frame. */
function scroll(page: Page, step: [number, number]): Promise<void> {
  return page.evaluate(
    ([across, down]) =>
      new Promise<void>((resolve) => {
        const region = document.querySelector('[role="region"][aria-label^="Bord"]')!;
        let rest = 100;
        const next = (): void => {
          region.scrollBy(across, down);
          rest -= 1;
          if (rest > 0) requestAnimationFrame(next);
          else resolve();
        };
        next();
      }),
    step,
  );
}

async function drag(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[role="region"][aria-label^="Bord"]')!.scrollTo(0, 0));
  const box = (await page.locator('button[id*="huis-therapeut"]').first().boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(box.x + 20 + step * 8, box.y + 20 + step * 5);
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
