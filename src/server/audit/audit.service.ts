import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { itemInvariants } from './invariants/items.ts';
import { orderInvariants } from './invariants/orders.ts';
import { placeInvariants } from './invariants/places.ts';

const invariants = { ...placeInvariants, ...itemInvariants, ...orderInvariants };

/** What must hold, in words. */
export type Invariant = keyof typeof invariants;

export interface Finding {
  invariant: Invariant;
  count: number;
}

/** Rules over the whole book take their time on a large one. */
const limits = { statementTimeout: 120_000, idleTimeout: 120_000 };

/** What must always be true of the data, asked of the data: the rules that are broken, and how often. Changes nothing. */
export async function audit(db: Db): Promise<Finding[]> {
  return db.isTransaction ? findingsIn(db) : inTransaction(db, findingsIn, limits);
}

async function findingsIn(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [invariant, breaches] of Object.entries(invariants)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${breaches}) as breach`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) findings.push({ invariant: invariant as Invariant, count });
  }
  return findings;
}
