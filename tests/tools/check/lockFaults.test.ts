import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFaults } from '#tools/check/lockFaults.ts';
import type { LockFile } from '#tools/check/lockFaults.ts';

const good = { version: '1.0.0', integrity: 'sha512-abc' };
const faultsOf = (change: object): string[] =>
  lockFaults({ lockfileVersion: 3, packages: { '': {}, 'node_modules/a': { ...good, ...change } } }, ['esbuild']);

test.each([
  [{}, []],
  [{ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }, []],
  [{ resolved: 'git+ssh://git@github.com/a/a.git' }, ['node_modules/a: comes from git+ssh://git@github.com/a/a.git']],
  [{ integrity: 'sha1-abc' }, ['node_modules/a: has no sha512 checksum']],
  [{ integrity: undefined }, ['node_modules/a: has no sha512 checksum']],
  [{ version: 'file:../a' }, ['node_modules/a: has no version of the registry']],
  [{ hasInstallScript: true, dev: true }, ['node_modules/a: has an install script that is not allowed']],
])('a locked package with %j has the faults %j', (change, faults) => expect(faultsOf(change)).toEqual(faults));

test('an allowed install script is not for what production loads', () => {
  const packages = { 'node_modules/x/node_modules/esbuild': { ...good, hasInstallScript: true } };
  expect(lockFaults({ lockfileVersion: 3, packages }, ['esbuild'])).toEqual([
    'node_modules/x/node_modules/esbuild: has an install script, and production loads it',
  ]);
});

test('production installs nothing that only the site or the tools need', () => {
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const production = Object.entries(lockFile.packages).filter(([path, entry]) => path !== '' && !entry.dev);
  const foreign = /node_modules\/(?:react|react-dom|xstate|tsx|esbuild|@tanstack\/|@lingui\/|vite)/;
  expect(production.map(([path]) => path).filter((path) => foreign.test(path))).toEqual([]);
});
