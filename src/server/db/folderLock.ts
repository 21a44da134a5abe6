import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { processIdentity } from './processIdentity.ts';
import type { ProcessIdentity } from './processIdentity.ts';

type Owner = ProcessIdentity & { released: boolean };

export type FolderLock = { release: () => void };

interface Held {
  /** What one process at a time has: `database` or `payments`. */
  what: string;
  /** What the refused can do beside stopping the owner; a clause after a comma. */
  instead: string;
}

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/**
 * Throws `DataFolderInUse` while another process has this: two would silently lose data. Takes over from a dead one.
 *
 * Owners are numbered files, each followed only by a higher number. Processes that see the same dead owner both create the
 * next number; the file system lets one succeed, and whoever then sees a higher number steps back.
 */
export function acquireFolderLock(dataDir: string, { what, instead }: Held): FolderLock {
  const folder = resolve(dataDir, `${what}-lock`);
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const last = newestNumber(folder);
    if (last > 0) refuseWhenAlive(folder, last, { dataDir, instead });
    const mine = last + 1;
    if (!create(folder, mine, { ...processIdentity(process.pid), released: false })) continue;
    if (newestNumber(folder) > mine) {
      rmSync(join(folder, fileName(mine)), { force: true });
      continue;
    }
    for (const number of numbers(folder)) if (number < mine) rmSync(join(folder, fileName(number)), { force: true });
    return { release: () => release(folder, mine) };
  }
}

const fileName = (number: number): string => `owner.${number}.json`;

function numbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const match = /^owner\.(\d+)\.json$/.exec(name);
    return match ? [Number(match[1])] : [];
  });
}

const newestNumber = (folder: string): number => Math.max(0, ...numbers(folder));

function refuseWhenAlive(
  folder: string,
  number: number,
  { dataDir, instead }: { dataDir: string; instead: string },
): void {
  const file = join(folder, fileName(number));
  const owner = readOwner(file);
  if (!owner || owner.released) return;
  const here = processIdentity(process.pid);
  if (owner.host !== here.host) {
    throw new DataFolderInUse(
      `The data folder ${resolve(dataDir)} was taken by process ${owner.pid} on ${owner.host}. ` +
        `When that process is certainly gone, delete ${file} and start again.`,
    );
  }
  const present = processIdentity(owner.pid);
  if (!present.alive || present.boot !== owner.boot || present.startedAt !== owner.startedAt) return;
  throw new DataFolderInUse(
    `The data folder ${resolve(dataDir)} is in use by process ${owner.pid}. Stop that process first, or ${instead}.`,
  );
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A hard link makes the complete file appear at once or not at all. */
function create(folder: string, number: number, owner: Owner): boolean {
  const draft = join(folder, `draft.${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, join(folder, fileName(number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The file stays, marked: removing it would let a slow process create this number a second time. */
function release(folder: string, number: number): void {
  const draft = join(folder, `draft.${randomUUID()}`);
  writeFileSync(draft, JSON.stringify({ ...processIdentity(process.pid), released: true } satisfies Owner));
  renameSync(draft, join(folder, fileName(number)));
}
