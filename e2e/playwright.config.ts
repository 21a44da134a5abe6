import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../src/tools/chromium.ts';

const reports = process.env['KUUR_REPORTS'];
/** Journeys that start a server other than that of their worker. */
const ownServers = [
  'adminFirstHour',
  'adminManyProducts',
  'adminSecondVenue',
  'adminSetUp',
  'addressLookup',
  'passkeys',
  'paymentCases',
  'simulatedSaturday',
  'summerTime',
  'worlds',
].map((name) => `**/${name}.e2e.ts`);
const results = join(import.meta.dirname, '..', 'test-results');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: results,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Once more for its trace: noting one of every journey takes a fourth of the whole. `.ci/run` bears two such in a run.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Those with a server of their own first, for each needs a worker of its own as well.
  projects: [
    { name: 'own', testMatch: ownServers },
    { name: 'shared', testIgnore: ownServers },
  ],
  reporter: reports ? [['line'], ['json', { outputFile: join(reports, 'e2e.json') }]] : [['line']],
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    // Otherwise one is taken of every journey, in case it failed: the trace of the second run has them.
    screenshot: 'off',
    launchOptions: {
      executablePath: findChromium(),
      // A page lives for seconds: compiling what it runs took a sixth of its processor time.
      args: [...chromiumArgs, '--js-flags=--no-maglev --no-turbofan'],
      slowMo: Number(process.env['KUUR_SLOW_MS'] ?? 0),
    },
  },
});
