import { sql } from 'kysely';
import { sqlState } from '#server/db/databaseErrors.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { changedSlices, changesWith, reservationsChanged } from './changedSlices.repo.ts';
import { rulesBySlices } from './invariants.ts';
import type { Invariant, Rule, Subject } from './invariants.ts';
import { slicesOf, withinSlice } from './invariants/slices.ts';
import type { Slice, Within } from './invariants/slices.ts';

export interface Finding {
  subject: Subject;
  invariant: Invariant;
  count: number;
  /** At most 100. */
  ids: string[];
  /** Slices whose statement failed: what they hold is not known to be right. */
  unchecked: number;
}

const mostIds = 100;
const limits = { statementTimeout: 20_000 };

/** Statement timeout, and disk, memory or another resource exhausted. */
const cutShort = new Set(['57014', '53000', '53100', '53200', '53400']);

/**
 * Checks every invariant, of all venues or of one, slice by slice: each statement in a read-only transaction of its own,
 * so that bookings go on meanwhile, or all in the given transaction. Plans are made for the values of the slice: a general
 * one reads the whole table.
 */
export async function audit(db: Db, venueId?: string): Promise<Finding[]> {
  const findings = new Map<Invariant, Finding>();
  for (const venue of await venueIds(db, venueId)) {
    for (const { by, rules } of rulesBySlices) {
      await checkEach(db, { rules, slices: slicesOf(db, { venueId: venue, by }), findings });
    }
  }
  return [...findings.values()];
}

export interface ChangesAudit {
  /** How many were made or changed. */
  reservations: number;
  findings: Finding[];
}

/** Checks what belongs to the reservations of a venue that changed since then, and the whole days they are on. */
export async function auditChanges(db: Db, venueId: string, since: string): Promise<ChangesAudit> {
  const findings = new Map<Invariant, Finding>();
  let reservations = 0;
  for (const venue of await venueIds(db, venueId)) {
    const reservationIds = await reservationsChanged(db, venue, since);
    reservations += reservationIds.length;
    for (const { by, rules } of rulesBySlices) {
      if (!changesWith(by)) continue;
      await checkEach(db, { rules, slices: changedSlices(db, { venueId: venue, by, reservationIds }), findings });
    }
  }
  return { reservations, findings: [...findings.values()] };
}

interface Checks {
  rules: readonly Rule[];
  slices: AsyncIterable<Slice>;
  findings: Map<Invariant, Finding>;
}

async function checkEach(db: Db, { rules, slices, findings }: Checks): Promise<void> {
  for await (const slice of slices) {
    for (const rule of rules) add(findings, rule, await breachesOf(db, rule, withinSlice(slice)));
  }
}

async function venueIds(db: Db, venueId: string | undefined): Promise<string[]> {
  const rows = await db.selectFrom('venue').select('venueId').where('testOf', 'is', null).orderBy('venueId').execute();
  return rows.map((row) => row.venueId).filter((id) => venueId === undefined || id === venueId);
}

type Breaches = Pick<Finding, 'count' | 'ids' | 'unchecked'>;

async function breachesOf(db: Db, { breaches }: Rule, within: Within): Promise<Breaches> {
  const read = async (on: Db | Tx): Promise<Breaches> => {
    const { rows } = await sql<Pick<Breaches, 'count' | 'ids'>>`
      select count(*)::int as count, coalesce((array_agg(distinct id) filter (where id is not null))[1:${mostIds}], '{}') as ids
      from (${breaches(within)}) as breach(venue_id, id)`.execute(on);
    return { ...rows[0]!, unchecked: 0 };
  };
  if (db.isTransaction) return read(db);
  try {
    return await inTransaction(
      db,
      async (tx) => {
        await sql`select set_config('transaction_read_only', 'on', true),
          set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx);
        return read(tx);
      },
      limits,
    );
  } catch (error) {
    if (cutShort.has(sqlState(error) ?? '')) return { count: 0, ids: [], unchecked: 1 };
    throw error;
  }
}

function add(findings: Map<Invariant, Finding>, { subject, invariant }: Rule, breaches: Breaches): void {
  if (breaches.count === 0 && breaches.unchecked === 0) return;
  const earlier = findings.get(invariant);
  findings.set(invariant, {
    subject,
    invariant,
    count: breaches.count + (earlier?.count ?? 0),
    ids: [...new Set([...(earlier?.ids ?? []), ...breaches.ids])].slice(0, mostIds),
    unchecked: breaches.unchecked + (earlier?.unchecked ?? 0),
  });
}
