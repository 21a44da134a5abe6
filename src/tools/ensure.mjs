import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const lockPath = join(root, 'package-lock.json');
const installedPath = join(root, 'node_modules', '.package-lock.json');
const stampPath = join(root, 'node_modules', '.kuur-installed');

requireNode(20, 19);
const lock = readFileSync(lockPath, 'utf8');
const want = createHash('sha256').update(lock).update(`${process.version} ${process.arch}`).digest('hex');
if (!existsSync(stampPath) || readFileSync(stampPath, 'utf8') !== want) {
  if (!matchesLock(lock)) install();
  writeFileSync(stampPath, want);
}

/**
 * @param {number} wantMajor
 * @param {number} wantMinor
 */
function requireNode(wantMajor, wantMinor) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  console.error(`Kuur needs Node ${wantMajor}.${wantMinor} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/**
 * True when everything in the lock file that this machine needs is installed in the locked version.
 * @param {string} lockText
 */
function matchesLock(lockText) {
  if (!existsSync(installedPath)) return false;
  /** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */
  /** @type {Packages} */
  const lockedPackages = JSON.parse(lockText).packages;
  /** @type {Packages} */
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  return Object.entries(lockedPackages).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}

function install() {
  console.log('Installing the packages of package-lock.json …');
  const env = { ...process.env };
  delete env['NODE_ENV'];
  delete env['npm_config_omit'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status === 0) return;
  console.error('The packages could not be installed; see the lines above. Then run the command again.');
  process.exit(result.status ?? 1);
}
