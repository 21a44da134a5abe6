import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './build/fresh.mjs';
import { bin, run } from './run.ts';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;
type Line = { what: string; bytes: number; limit: number };

/** Limits in bytes after gzip -9; engineering goals for what a visitor loads. */
const limits = { firstRoute: 130_000, bookingPath: 235_000, furtherRoute: 20_000, css: 20_000 };
const source = /^\.\.\/\.\.\/locales\/nl\//;
const start = /^routes\/(__root|index)\.tsx/;
const booking = /^(routes\/(__root\.tsx|index\.tsx|flow|reservation\/success)|features\/booking\/checkin\/)/;
/** What the pages of the way load by themselves when they are shown: the machines, the calls and the messages. */
const loadedLater = /^(routes\/-|api\/client|ui\/Toaster)/;
/** Screens of flows are loaded by the type of the flow. */
const page = /^(routes|features)\//;
const notForVisitors = /^routes\/(dev|admin|-)/;

if ((await run(bin('tsx'), ['src/tools/build.ts', 'web'])).code !== 0) process.exit(1);

const dist = join(root, 'dist/web');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const keys = Object.keys(manifest);
const entries = keys.filter((key) => manifest[key]?.isEntry);
const routes = keys.filter((key) => page.test(key) && !notForVisitors.test(key));
const sentencesOf = (part: string): string[] => keys.filter((key) => source.test(key) && key.endsWith(`?${part}.po`));
const sentences = sentencesOf('start');

const firstRoute = closure([...entries, ...sentences, ...routes.filter((key) => start.test(key))]);
const onTheWay = keys.filter((key) => loadedLater.test(key));
const path = closure([
  ...entries,
  ...sentences,
  ...sentencesOf('booking'),
  ...onTheWay,
  ...routes.filter((key) => booking.test(key)),
]);
const css = new Set(
  routes.concat(entries, onTheWay).flatMap((key) => [...closure([key])].flatMap((id) => manifest[id]?.css ?? [])),
);

const lines: Line[] = [
  { what: 'JavaScript of the start page', bytes: await sizeOf(filesOf(firstRoute)), limit: limits.firstRoute },
  { what: 'JavaScript from start to success', bytes: await sizeOf(filesOf(path)), limit: limits.bookingPath },
  { what: 'CSS', bytes: await sizeOf(css), limit: limits.css },
];
for (const key of routes.filter((route) => !booking.test(route))) {
  const extra = filesOf(closure([key])).filter((file) => !filesOf(path).includes(file));
  lines.push({ what: `JavaScript of ${key.split('?')[0]}`, bytes: await sizeOf(extra), limit: limits.furtherRoute });
}

for (const { what, bytes, limit } of lines) {
  const mark = bytes > limit ? 'OVER' : 'ok';
  console.log(`${mark.padEnd(5)}${kilobytes(bytes)} of ${kilobytes(limit)} kB gz  ${what}`);
}
const inCycles = keys.filter((key) => closure(manifest[key]?.imports ?? []).has(key));
if (inCycles.length > 0) console.log(`OVER  files that wait for each other: ${inCycles.join(', ')}`);
const isOver = lines.some(({ bytes, limit }) => bytes > limit) || inCycles.length > 0;
if (firstRoute.size === 0 || isOver) process.exitCode = 1;

/** The chunks and all they import at once; what they load later is not in it. */
function closure(from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...from];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

function filesOf(chunks: ReadonlySet<string>): string[] {
  const files = [...chunks].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

async function sizeOf(files: Iterable<string>): Promise<number> {
  const sizes = [...files].map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
