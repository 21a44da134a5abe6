import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const candidates = [
    named,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** Installs Debian's Chromium as root. Throws with advice. */
export function ensureChromium(): string {
  const installedPath = findChromium();
  if (installedPath !== undefined) return installedPath;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing Debian’s with apt-get.');
    aptGet('update');
    if (!aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')) {
      aptGet('install', '-y', '--no-install-recommends', 'chromium');
    }
    const installed = findChromium();
    if (installed !== undefined) {
      console.log(`Installed ${installed}.`);
      return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell; ' +
      'elsewhere: npx playwright install chromium-headless-shell) or set CHROMIUM_PATH to an installed one.',
  );
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'inherit' }).status === 0;
}
