import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** What an operation asks of the database. */
export interface Work {
  /** Without those that begin and end transactions. */
  statements: number;
  /** How often it waits for the database; what is sent while another one is under way waits with it. */
  roundTrips: number;
  /** Read, not written. */
  rows: number;
  /** Of these rows, as JSON. */
  bytes: number;
}

type Query = { text: string };
type Send = (this: pg.Client, query: Query | string) => Promise<pg.QueryResult>;

/** Venues, and the prices of flows, are kept for a while by each process. */
const readNowAndThen = / from "venue"$|^\s*with first_page as/;

const ofTransactions = new Set(['begin', 'commit', 'rollback']);

const asking = new AsyncLocalStorage<Work & { underWay: number }>();

/** What `operation` asks of the database, on either engine; not what others ask meanwhile. */
export async function countStatements(operation: () => Promise<unknown>): Promise<Work> {
  const counted = { statements: 0, roundTrips: 0, rows: 0, bytes: 0, underWay: 0 };
  const send = pg.Client.prototype.query as unknown as Send;
  const counting: Send = function (query) {
    const sent = send.call(this, query);
    const work = asking.getStore();
    const text = typeof query === 'string' ? query : query.text;
    if (work !== counted || readNowAndThen.test(text)) return sent;
    return follow(work, text, sent);
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
  work: Work & { underWay: number },
  text: string,
  sent: Promise<pg.QueryResult>,
): Promise<pg.QueryResult> {
  if (!ofTransactions.has(text)) work.statements += 1;
  if (work.underWay === 0) work.roundTrips += 1;
  work.underWay += 1;
  try {
    const result = await sent;
    work.rows += result.rows.length;
    work.bytes += Buffer.byteLength(JSON.stringify(result.rows));
    return result;
  } finally {
    work.underWay -= 1;
  }
}
