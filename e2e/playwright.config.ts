import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../src/tools/chromium.ts';

const reports = process.env['KUUR_REPORTS'];
const results = join(import.meta.dirname, '..', 'test-results');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: results,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: reports ? [['line'], ['json', { outputFile: join(reports, 'e2e.json') }]] : [['line']],
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
      slowMo: Number(process.env['KUUR_SLOW_MS'] ?? 0),
    },
  },
});
