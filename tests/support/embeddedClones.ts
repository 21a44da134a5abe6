import { PGlite } from '@electric-sql/pglite';
import { dayChannel } from '#server/db/notices.ts';
import { embeddedOptions, openEmbedded } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { blankOf, isEmptied } from './emptied.ts';
import type { Blank, Send } from './emptied.ts';

type Clone = { pglite: PGlite; end: () => Promise<void>; blank: Blank; uses: number };

/** Emptied ones: a start takes a second of the processor, and a new one learns its tables from the beginning. */
const idle: Clone[] = [];
const maxIdle = 2;
/** Each use leaves 10 MB in memory. */
const maxUses = 24;

/** A migrated database without rows in the process, from the dump of one; `isNew`: that nobody used. */
export async function embeddedClone(dump: () => Promise<Blob>, isNew: boolean): Promise<OpenDatabase> {
  const clone = (isNew ? undefined : idle.pop()) ?? (await freshClone(await dump()));
  clone.uses += 1;
  const opened = await openEmbedded(clone.pglite);
  let closing: Promise<void> | undefined;
  return { ...opened, close: () => (closing ??= opened.close().then(() => putBack(clone))) };
}

async function freshClone(loadDataDir: Blob): Promise<Clone> {
  const pglite = new PGlite({ ...embeddedOptions, loadDataDir });
  const end = pglite.close.bind(pglite);
  // Whoever opened it closes it.
  pglite.close = async () => undefined;
  return { pglite, end, blank: await blankOf(sendTo(pglite)), uses: 0 };
}

async function putBack(clone: Clone): Promise<void> {
  const isReusable = clone.uses < maxUses && idle.length < maxIdle && (await isTidied(clone).catch(() => false));
  if (isReusable) idle.push(clone);
  else await clone.end();
}

const sendTo =
  (pglite: PGlite): Send =>
  async <Row>(text: string) => {
    const [result] = await pglite.exec(text);
    return (result?.rows ?? []) as Row[];
  };

async function isTidied({ pglite, blank }: Clone): Promise<boolean> {
  await pglite.unlisten(dayChannel);
  await pglite.exec('discard all');
  if (!(await isEmptied(sendTo(pglite), blank))) return false;
  await pglite.exec(`${unmeasured}; select pg_stat_reset()`);
  await pglite.exec('checkpoint');
  return true;
}

/** A new table was never measured: its upkeep goes by that, and so does the planner. */
const unmeasured = `
  select pg_clear_relation_stats('public', relname) from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0`;
