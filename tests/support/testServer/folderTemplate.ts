import { randomBytes } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireFolderLock, DataFolderInUse } from '#server/db/folderLock.ts';
import type { FolderLock } from '#server/db/folderLock.ts';

type Template = {
  /** Where templates are kept. */
  cache: string;
  kind: string;
  /** Of everything that the content follows from: another key is another template. */
  key: string;
  /** Fills an empty folder. */
  make: (folder: string) => Promise<void>;
};

const waitMs = 50;
/** Younger ones may still be copied by somebody else. */
const unusedMs = 10 * 60_000;

/**
 * A new folder `target` with what `make` makes. It is made once per key, by one process: others wait, and all have a
 * copy. Neither a template nor a copy is ever seen half made, wherever a process is killed.
 */
export async function copyTemplate(template: Template, target: string): Promise<void> {
  const folder = join(template.cache, `${template.kind}-${template.key}`);
  mkdirSync(template.cache, { recursive: true });
  while (!existsSync(folder)) {
    const lock = lockOf(template);
    if (lock === null) await delay(waitMs);
    else await makeOnce(template, folder).finally(() => lock.release());
  }
  const now = new Date();
  utimesSync(folder, now, now);
  const draft = draftOf(target);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(folder, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  renameSync(draft, target);
}

/** Null while another process has it. */
function lockOf({ cache, kind }: Template): FolderLock | null {
  try {
    return acquireFolderLock(cache, { what: kind, instead: 'wait for it' });
  } catch (error) {
    if (error instanceof DataFolderInUse) return null;
    throw error;
  }
}

async function makeOnce({ cache, kind, make }: Template, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const drafts = join(cache, `${kind}-drafts`);
  rmSync(drafts, { recursive: true, force: true });
  const draft = draftOf(join(drafts, 'new'));
  mkdirSync(draft, { recursive: true });
  await make(draft);
  renameSync(draft, folder);
  removeUnused(cache, kind);
}

function removeUnused(cache: string, kind: string): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (!name.startsWith(`${kind}-`) || name === `${kind}-lock`) continue;
    if (statSync(folder).mtimeMs < Date.now() - unusedMs) rmSync(folder, { recursive: true, force: true });
  }
}

const draftOf = (path: string): string => `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
