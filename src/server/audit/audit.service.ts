import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Audit } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { cardInvariants } from './invariants/cards.ts';
import { holdInvariants } from './invariants/holds.ts';
import { itemInvariants } from './invariants/items.ts';
import { messageInvariants } from './invariants/messages.ts';
import { moneyInvariants } from './invariants/money.ts';
import { orderInvariants } from './invariants/orders.ts';
import { placeInvariants } from './invariants/places.ts';
import { refundInvariants } from './invariants/refunds.ts';
import { subscriptionInvariants } from './invariants/subscriptions.ts';

const subjects = {
  places: placeInvariants,
  items: itemInvariants,
  holds: holdInvariants,
  money: moneyInvariants,
  refunds: refundInvariants,
  cards: cardInvariants,
  subscriptions: subscriptionInvariants,
  orders: orderInvariants,
  messages: messageInvariants,
};

type Subject = keyof typeof subjects;
type Titles<Rules> = Rules extends Rules ? keyof Rules : never;

/** What must hold, in words. */
export type Invariant = Titles<(typeof subjects)[Subject]>;

export interface Finding {
  subject: Subject;
  invariant: Invariant;
  count: number;
  /** What is wrong, as far as it has an id; at most a hundred. */
  ids: string[];
}

const invariants = (Object.keys(subjects) as Subject[]).flatMap((subject) =>
  Object.entries(subjects[subject]).map(([invariant, breaches]: [string, RawBuilder<unknown>]) => ({
    subject,
    invariant: invariant as Invariant,
    breaches,
  })),
);

/** How many rules are asked. */
export const invariantCount = invariants.length;

/** Rules over the whole book take their time on a large one. */
const limits = { statementTimeout: 120_000, idleTimeout: 120_000 };

/**
 * What must always be true of the data, asked of the data: the rules that are broken, and how often; of all venues, or of
 * one. Changes nothing: the database refuses to.
 */
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
    /** The books of one venue, as staff read them. */
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
