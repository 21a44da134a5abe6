// @module-tag anyDatabase
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, acquireFolderLock } from '#server/db/folderLock.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#server/db/projectRoot.ts';

let folder: string;
let others: ChildProcessWithoutNullStreams[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuur-lock-'));
  others = [];
});
afterEach(() => {
  for (const other of others) other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const acquire = (dataDir: string) => acquireFolderLock(dataDir, { what: 'database', instead: 'take another' });

/** Another process that asks for the folder, and the first line it says. */
async function anotherProcess(): Promise<{ process: ChildProcessWithoutNullStreams; says: string }> {
  const other = spawn(process.execPath, ['--import', 'tsx', 'tests/support/holdDataFolder.ts', folder], {
    cwd: projectRoot(),
  });
  others.push(other);
  const [says] = (await once(createInterface(other.stdout), 'line')) as [string];
  return { process: other, says };
}

test('a second process is refused, with the process and folder named', async () => {
  const first = await anotherProcess();
  expect(first.says).toBe('taken');
  const refused = () => acquire(folder);
  expect(refused).toThrow(DataFolderInUse);
  expect(refused).toThrow(`${folder} is in use by process ${first.process.pid}`);
});

test('the next process opens the folder of a killed one', async () => {
  const first = await anotherProcess();
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  acquire(folder).release();
});

test('the folder of a process that stopped is free', async () => {
  const first = await anotherProcess();
  first.process.stdin.write('stop\n');
  await once(first.process, 'exit');
  acquire(folder).release();
  expect((await anotherProcess()).says).toBe('taken');
});

test('of four processes that find a dead owner at once, one gets the folder', async () => {
  const dead = await anotherProcess();
  dead.process.kill('SIGKILL');
  await once(dead.process, 'exit');
  const processes = await Promise.all(Array.from({ length: 4 }, anotherProcess));
  expect(processes.filter(({ says }) => says === 'taken')).toHaveLength(1);
  expect(processes.filter(({ says }) => says.includes('is in use by process'))).toHaveLength(3);
});

test('the embedded database keeps its rows and lets go of its folder when it is closed', async () => {
  const first = await openDatabase({ dataDir: folder });
  expect(first.kind).toBe('embedded');
  await sql`create table note as select 'kept' as words`.execute(first.db);
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DataFolderInUse);
  await first.close();
  const second = await openDatabase({ dataDir: folder });
  expect((await sql`select words from note`.execute(second.db)).rows).toEqual([{ words: 'kept' }]);
  await second.close();
}, 120_000);
