import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {'generated' | 'web' | 'server' | 'server-test'} Target */

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const shared = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'src/tools/build',
  'src/tools/gen',
  'src/tools/build.ts',
  'openapi',
  'src/contract',
  'src/domain',
];

/** What `npm run gen` writes. */
export const generatedPaths = /** @type {const} */ ({
  json: 'src/contract/openapi.gen.json',
  types: 'src/contract/openapi.gen.ts',
  staffOperations: 'src/contract/staffOperations.gen.ts',
  sitePaths: 'src/contract/sitePaths.gen.ts',
  routes: 'src/web/routeTree.gen.ts',
  adminRoutes: 'src/web/admin/routeTree.gen.ts',
});

/** What is generated counts as well, so that an edit of it by hand is noticed. @type {Record<Target, string[]>} */
const inputs = {
  generated: [
    'package-lock.json',
    'src/tools/gen',
    'src/tools/gen.ts',
    'src/tools/build/fresh.mjs',
    'src/tools/build/routeTreeOptions.ts',
    'openapi',
    'src/web/routes',
    'src/web/admin/routes',
    ...Object.values(generatedPaths),
  ],
  web: [...shared, 'src/web', 'machines', 'locales'],
  server: [...shared, 'src/server', 'src/demo'],
  'server-test': [...shared, 'src/server', 'src/demo', 'tests/support/testServer'],
};

/** @type {Record<Target, string[]>} */
const outputs = {
  generated: Object.values(generatedPaths),
  web: ['dist/web/.vite/manifest.json', 'dist/web/.vite/admin.json'],
  server: ['dist/server/main.js'],
  'server-test': ['dist/server-test/main.js'],
};

/**
 * A digest of everything the target is built from.
 * @param {Target} target
 */
export function inputDigest(target) {
  const hash = createHash('sha256').update(process.version);
  for (const path of inputs[target]) {
    for (const file of filesUnder(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * True when the target is built from the sources as they are now.
 * @param {Target} target
 */
export function isFresh(target) {
  const stamp = stampPath(target);
  if (![stamp, ...outputs[target].map((path) => join(root, path))].every((path) => existsSync(path))) return false;
  return readFileSync(stamp, 'utf8') === inputDigest(target);
}

/**
 * Records what the target was built from.
 * @param {Target} target
 * @param {string} digest
 */
export function markFresh(target, digest) {
  mkdirSync(dirname(stampPath(target)), { recursive: true });
  writeFileSync(stampPath(target), digest);
}

/** @param {Target} target */
export function markStale(target) {
  rmSync(stampPath(target), { force: true });
}

/** @param {Target} target */
function stampPath(target) {
  return join(root, 'dist', '.built', target);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
