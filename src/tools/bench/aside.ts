import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/fresh.mjs';
import { run } from '../run.ts';

/** What only a bench needs: kept outside the project's dependencies. */
export type Aside = {
  name: string;
  /** Exact versions. */
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
  /** Texts by path, for what a package needs and the registry does not have. */
  files?: Record<string, string>;
};

/** The folder of its packages; installs them from the registry at first. */
export async function installed({ name, files = {}, ...packages }: Aside): Promise<string> {
  const folder = join(root, '.cache/aside', name);
  const manifest = JSON.stringify({ private: true, ...packages }, null, 2);
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'];
  const { code } = await run('npm', ['install', '--prefix', folder, ...flags]);
  if (code !== 0) throw new Error(`${name} could not be installed.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(stamp, manifest);
  return folder;
}

/** A CommonJS package of such a folder; the caller vouches for its type. */
export const requireFrom = <T>(folder: string, name: string): T =>
  createRequire(join(folder, 'package.json'))(name) as T;

/** The same of an ES module, by its path under `node_modules`. */
export const importFrom = async <T>(folder: string, path: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, 'node_modules', path)).href)) as T;
