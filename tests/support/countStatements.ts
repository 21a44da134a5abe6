import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** What an operation asks of the database. */
export interface Work {
  /** Without those that begin and end transactions. */
  statements: number;
  /** How often it waits for a connection; what is sent while another statement of it is under way waits with that. */
  roundTrips: number;
  /** Read, not written. */
  rows: number;
  /** Of these rows, as JSON. */
  bytes: number;
}

type Query = { text: string };
type Send = (this: pg.Client, query: Query | string) => Promise<pg.QueryResult>;

/** Venues are kept for a while by each process; lanes share the embedded database's connection, and set it as they need it. */
const ofNoOperation = / from "venue" where \(test_until|^set plan_cache_mode/;

const ofTransactions = new Set(['begin', 'commit', 'rollback']);

type Counted = Work & { underWay: Map<pg.Client, number> };

const asking = new AsyncLocalStorage<Counted>();

/** What `operation` asks of the database, on either engine; not what others ask meanwhile. */
export async function countStatements(operation: () => Promise<unknown>): Promise<Work> {
  const counted = { statements: 0, roundTrips: 0, rows: 0, bytes: 0, underWay: new Map<pg.Client, number>() };
  const send = pg.Client.prototype.query as unknown as Send;
  const counting: Send = function (query) {
    const sent = send.call(this, query);
    const work = asking.getStore();
    const text = typeof query === 'string' ? query : query.text;
    if (work !== counted || ofNoOperation.test(text)) return sent;
    return follow(work, { client: this, text, sent });
  };
  pg.Client.prototype.query = counting as never;
  try {
    await asking.run(counted, operation);
  } finally {
    pg.Client.prototype.query = send as never;
  }
  const { underWay: _, ...work } = counted;
  return work;
}

async function follow(
  work: Counted,
  { client, text, sent }: { client: pg.Client; text: string; sent: Promise<pg.QueryResult> },
): Promise<pg.QueryResult> {
  if (!ofTransactions.has(text)) work.statements += 1;
  const before = work.underWay.get(client) ?? 0;
  if (before === 0) work.roundTrips += 1;
  work.underWay.set(client, before + 1);
  try {
    const result = await sent;
    work.rows += result.rows.length;
    work.bytes += Buffer.byteLength(JSON.stringify(result.rows));
    return result;
  } finally {
    work.underWay.set(client, work.underWay.get(client)! - 1);
  }
}
