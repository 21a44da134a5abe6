import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Audit } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { creditInvariants } from './invariants/credits.ts';
import { holdInvariants } from './invariants/holds.ts';
import { itemInvariants } from './invariants/items.ts';
import { mailInvariants } from './invariants/mails.ts';
import { paymentInvariants } from './invariants/payments.ts';
import { orderInvariants } from './invariants/orders.ts';
import { claimInvariants } from './invariants/claims.ts';
import { refundInvariants } from './invariants/refunds.ts';
import { subscriptionInvariants } from './invariants/subscriptions.ts';

const subjects = {
  claims: claimInvariants,
  items: itemInvariants,
  holds: holdInvariants,
  payments: paymentInvariants,
  refunds: refundInvariants,
  credits: creditInvariants,
  subscriptions: subscriptionInvariants,
  orders: orderInvariants,
  mails: mailInvariants,
};

type Subject = keyof typeof subjects;
type Titles<Rules> = Rules extends Rules ? keyof Rules : never;

export type Invariant = Titles<(typeof subjects)[Subject]>;

export interface Finding {
  subject: Subject;
  invariant: Invariant;
  count: number;
  /** At most 100. */
  ids: string[];
}

const invariants = (Object.keys(subjects) as Subject[]).flatMap((subject) =>
  Object.entries(subjects[subject]).map(([invariant, breaches]: [string, RawBuilder<unknown>]) => ({
    subject,
    invariant: invariant as Invariant,
    breaches,
  })),
);

export const invariantCount = invariants.length;

const limits = { statementTimeout: 120_000, idleTimeout: 120_000 };

/** Checks every invariant, of all venues or of one, in a read-only transaction. */
export async function audit(db: Db, venueId?: string): Promise<Finding[]> {
  if (db.isTransaction) return findingsIn(db, venueId);
  return inTransaction(
    db,
    async (tx) => {
      await sql`set transaction read only`.execute(tx);
      return findingsIn(tx, venueId);
    },
    limits,
  );
}

async function findingsIn(db: Db, venueId: string | undefined): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { breaches, ...rule } of invariants) {
    const { rows } = await sql<{ count: number; ids: string[] }>`
      select count(*)::int as count, coalesce((array_agg(distinct id) filter (where id is not null))[1:100], '{}') as ids
      from (${breaches}) as breach(venue_id, id) ${venueId === undefined ? sql`` : sql`where venue_id = ${venueId}`}
    `.execute(db);
    const { count = 0, ids = [] } = rows[0] ?? {};
    if (count > 0) findings.push({ ...rule, count, ids });
  }
  return findings;
}

export type AuditService = ReturnType<typeof makeAuditService>;

export function makeAuditService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async ofVenue(venueId: string): Promise<Audit> {
      const findings = await audit(db, venueId);
      return {
        at: clock.now().toISOString(),
        checked: invariantCount,
        findings: findings.map(({ subject, invariant, count, ids }) => ({
          rule: subject,
          text: `${invariant}: ${count}`,
          ids,
        })),
      };
    },
  };
}
