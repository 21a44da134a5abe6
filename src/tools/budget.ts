import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { closure } from './build/closure.ts';
import { root } from './build/fresh.mjs';
import { readSite } from './build/readSite.ts';
import { adminSizeLines, sizeLines, withoutChunk, type Manifest } from './build/sizeLines.ts';
import { bin, run } from './run.ts';

if ((await run(bin('tsx'), ['src/tools/build.ts', 'web'])).code !== 0) process.exit(1);

const dist = join(root, 'dist/web');
const manifest = await manifestIn('manifest');
const site = readSite();

for (const { what, files, limit } of [...sizeLines(manifest, site), ...adminSizeLines(await manifestIn('admin'))]) {
  const bytes = await sizeOf(files);
  const isOver = bytes > limit || files.length === 0;
  if (isOver) process.exitCode = 1;
  console.log(`${isOver ? 'OVER ' : 'ok   '}${kilobytes(bytes)} of ${kilobytes(limit)} kB gz  ${what}`);
}
const importsOf = (key: string): string[] => manifest[key]?.imports ?? [];
refuse(
  'in a circle of imports',
  Object.keys(manifest).filter((key) => closure(importsOf(key), importsOf).has(key)),
);
refuse('announced, but in the file of another', withoutChunk(manifest, site));

async function manifestIn(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite', `${name}.json`), 'utf8')) as Manifest;
}

function refuse(why: string, files: readonly string[]): void {
  if (files.length === 0) return;
  process.exitCode = 1;
  console.log(`OVER  ${why}: ${files.join(', ')}`);
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
