// @module-tag anyDatabase
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { projectRoot } from '#server/db/projectRoot.ts';
import { builtServer } from '#tests/support/builtServer.ts';
import { exampleDay, treatment } from '../domain/scheduling/day/exampleDay.ts';
import { parseSource } from '#tests/support/imports.ts';

let built: Awaited<ReturnType<typeof builtServer>>;
let dataDir: string;

beforeAll(async () => {
  built = await builtServer('server');
  dataDir = mkdtempSync(join(tmpdir(), 'kuur-bundle-'));
}, 120_000);
afterAll(() => {
  built.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const chunks = (): string[] => readdirSync(built.folder).filter((name) => name.endsWith('.js'));
const textOf = (chunk: string): string => readFileSync(join(built.folder, chunk), 'utf8');

type Imports = ReturnType<typeof parseSource>['imports'];
const importsByChunk = new Map<string, Imports>();

/** What this chunk imports of the build, always or by `import()`. */
function importsOf(chunk: string, dynamic: boolean): string[] {
  const imports = importsByChunk.get(chunk) ?? parseSource(chunk, textOf(chunk)).imports;
  importsByChunk.set(chunk, imports);
  return imports
    .filter((one) => one.dynamic === dynamic && one.specifier.startsWith('./'))
    .map(({ specifier }) => specifier.slice(2));
}

function reachedFrom(start: string[], kinds: boolean[]): string[] {
  const reached = new Set(start);
  for (const chunk of reached) {
    for (const imported of kinds.flatMap((dynamic) => importsOf(chunk, dynamic))) reached.add(imported);
  }
  return [...reached];
}

const alwaysLoaded = (): string[] => reachedFrom(['main.js'], [false]);

const demoEntries = ['openDemoVenue.js', 'startLocalProvider.js'];
/** What is loaded on its first use, with the demo or without. */
const onUse = ['batchDocument.js', 'cardDocument.js', 'receiptPdf.js', 'smtpMail.js'];
const demoChunks = (): string[] => {
  const product = reachedFrom(['main.js', ...onUse], [false]);
  return reachedFrom(demoEntries, [false, true]).filter((chunk) => !product.includes(chunk));
};

/** What stands in nothing but the demo venue, and in nothing but the local payment provider. */
const marks = ['reserveren.olijfgaard.example', 'test_localprovider'];
const chunksWith = (mark: string): string[] => chunks().filter((chunk) => textOf(chunk).includes(mark));

/** Starts the built server; what it says until it is ready or ends. */
async function run(settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [built.file], {
    cwd: projectRoot(),
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings },
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      if (said.includes('ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([ready, ended]);
  child.kill('SIGTERM');
  await ended;
  return said;
}

const startMs = 180_000;

const production = {
  PUBLIC_URL: 'https://spa.example',
  MOLLIE_API_KEY: 'live_0000000000000000',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUST_PROXY: '0',
};

test('what the server always loads holds neither the demo venue nor the local payment provider', () => {
  const always = alwaysLoaded();
  for (const mark of marks) {
    expect(chunksWith(mark)).toHaveLength(1);
    expect(demoChunks()).toEqual(expect.arrayContaining(chunksWith(mark)));
  }
  const loadedLater = new Set(always.flatMap((chunk) => importsOf(chunk, true)));
  expect([...loadedLater].filter((chunk) => !onUse.includes(chunk)).toSorted()).toEqual(demoEntries);
});

test('the built server plans on threads', async () => {
  const file = join(built.folder, 'planningThread.js');
  const threads = makePlanningThreads({ threads: 1, onError: () => undefined, file });
  expect(await threads.plan('offers', [exampleDay(), [[treatment()]]], { cost: 1_000 })).toBe(true);
  await threads.close();
});

test(
  'the built server means production and refuses to start without a payment provider of its own',
  async () => {
    expect(await run({})).toContain('MOLLIE_API_KEY: is missing');
  },
  startMs,
);

test(
  'a demo that others may reach has logins and a mailbox that nobody can guess',
  { tags: ['full'], timeout: startMs },
  async () => {
    const publicLogin = 'mila@olijfgaard.example / gaardhuis-mila-1';
    const folder = { DATA_DIR: join(dataDir, 'others') };
    expect(await run({ ...folder, DEMO: '1' })).toContain(publicLogin);
    const said = await run({ ...folder, DEMO: '1', PUBLIC_URL: 'https://spa.example' });
    expect(said).not.toContain(publicLogin);
    expect(said).toMatch(/mila@olijfgaard\.example \/ [\w-]{24}\n/);
    expect(said).toMatch(/\/mailbox \(any name, password [\w-]{24}\)/);
  },
);

test('what the server keeps in its data folder is for its own user', { tags: ['full'], timeout: startMs }, async () => {
  const folder = join(dataDir, 'not', 'yet', 'there');
  expect(await run({ DEMO: '1', DATA_DIR: folder })).toContain('Kuur is ready');
  const paths = ['', 'payments.json', 'secret.key', 'database'].map((name) => join(folder, name));
  expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});

test(
  'with the settings of production the server is ready though the chunks of the demo are gone',
  { tags: ['full'], timeout: startMs },
  async () => {
    for (const chunk of demoChunks()) rmSync(join(built.folder, chunk));
    expect(await run(production)).toContain('Kuur is ready');
    expect(await run({ DEMO: '1' })).toMatch(/Cannot find module .*openDemoVenue/);
  },
);
