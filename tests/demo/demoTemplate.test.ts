// @module-tag anyDatabase
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/openDatabase.ts';
import { copyDemoVenue, demoVenueKey } from '#tests/support/testServer/demoTemplate.ts';
import { copyTemplate } from '#tests/support/testServer/folderTemplate.ts';

let cache = '';
beforeEach(() => void (cache = mkdtempSync(join(tmpdir(), 'kuur-template-'))));
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const templateOf = (key: string, make: (folder: string) => Promise<void>) => ({ cache, kind: 'venue', key, make });
const writing =
  (text: string) =>
  async (folder: string): Promise<void> =>
    writeFileSync(join(folder, 'rows'), text);
const templates = (): string[] => readdirSync(cache).filter((name) => /^venue-\d/.test(name));

test('servers that start at once make one template, and each has a copy of its own', async () => {
  let made = 0;
  const make = async (folder: string): Promise<void> => {
    made += 1;
    await writing('first')(folder);
  };
  const copies = ['a', 'b', 'c', 'd'].map((name) => join(cache, 'servers', name, 'database'));
  await Promise.all(copies.map((copy) => copyTemplate(templateOf('1', make), copy)));
  expect(made).toBe(1);
  writeFileSync(join(copies[0]!, 'rows'), 'changed');
  expect(copies.map((copy) => readFileSync(join(copy, 'rows'), 'utf8'))).toEqual([
    'changed',
    'first',
    'first',
    'first',
  ]);
});

test('other inputs have another template, and one that nobody uses any more goes', async () => {
  await copyTemplate(templateOf('1', writing('one')), join(cache, 'a'));
  await copyTemplate(templateOf('2', writing('two')), join(cache, 'b'));
  expect(readFileSync(join(cache, 'b', 'rows'), 'utf8')).toBe('two');
  expect(templates()).toEqual(['venue-1', 'venue-2']);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(cache, 'venue-1'), longAgo, longAgo);
  await copyTemplate(templateOf('3', writing('three')), join(cache, 'c'));
  expect(templates()).toEqual(['venue-2', 'venue-3']);
});

test('what could not be made whole is made again', async () => {
  const half = async (folder: string): Promise<void> => {
    await writing('half')(folder);
    throw new Error('killed');
  };
  await expect(copyTemplate(templateOf('1', half), join(cache, 'a'))).rejects.toThrow('killed');
  expect(existsSync(join(cache, 'a'))).toBe(false);
  await copyTemplate(templateOf('1', writing('whole')), join(cache, 'a'));
  expect(readFileSync(join(cache, 'a', 'rows'), 'utf8')).toBe('whole');
});

test('the demo venue is made anew for another program and for another day of the venue', () => {
  writeFileSync(join(cache, 'main.js'), 'one');
  const [evening, night, morning] = ['2026-11-24T22:30:00Z', '2026-11-24T23:30:00Z', '2026-11-25T09:00:00Z'].map(
    (time) => demoVenueKey(cache, new Date(time)),
  );
  expect(evening).toMatch(/^[0-9a-f]{12}-2026-11-24$/);
  expect(night).toMatch(/^[0-9a-f]{12}-2026-11-25$/);
  expect(morning).toBe(night);
  writeFileSync(join(cache, 'main.js'), 'two');
  expect(demoVenueKey(cache, new Date('2026-11-25T09:00:00Z'))).not.toBe(morning);
});

test('a demo server begins with the venue, and one that has a database keeps it', { tags: ['full'] }, async () => {
  const settings = { demo: 'local', databaseUrl: null, dataDir: join(cache, 'data') } as const;
  const program = join(cache, 'program');
  mkdirSync(program);
  await copyDemoVenue(settings, { now: new Date('2026-11-24T22:30:00Z'), program, root: cache });
  const { db, close } = await openDatabase({ dataDir: settings.dataDir });
  expect(await db.selectFrom('venue').select('name').execute()).toEqual([{ name: 'Thermen Olijfgaard' }]);
  await close();
  await copyDemoVenue(settings, { now: new Date('2026-11-25T22:30:00Z'), program, root: cache });
  expect(readdirSync(join(cache, '.cache')).filter((name) => name.endsWith('-25'))).toEqual([]);
});
