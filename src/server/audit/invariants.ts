import { blockedTimeInvariants } from './invariants/blockedTimes.ts';
import { claimInvariants } from './invariants/claims.ts';
import { creditInvariants } from './invariants/credits.ts';
import { dayCloseInvariants } from './invariants/dayCloses.ts';
import { historyInvariants } from './invariants/history.ts';
import { holdInvariants } from './invariants/holds.ts';
import { itemInvariants } from './invariants/items.ts';
import { mailInvariants } from './invariants/mails.ts';
import { openingInvariants } from './invariants/opening.ts';
import { orderInvariants } from './invariants/orders.ts';
import { paymentInvariants } from './invariants/payments.ts';
import { poolInvariants } from './invariants/pools.ts';
import { refundInvariants } from './invariants/refunds.ts';
import { rosterInvariants } from './invariants/rosters.ts';
import { subscriptionInvariants } from './invariants/subscriptions.ts';
import type { SliceCheck, SlicedBy } from './invariants/slices.ts';

const subjects = {
  claims: { ...claimInvariants, ...blockedTimeInvariants },
  pools: poolInvariants,
  rosters: rosterInvariants,
  opening: openingInvariants,
  items: itemInvariants,
  holds: holdInvariants,
  payments: paymentInvariants,
  refunds: refundInvariants,
  dayCloses: dayCloseInvariants,
  credits: creditInvariants,
  subscriptions: subscriptionInvariants,
  orders: orderInvariants,
  mails: mailInvariants,
  history: historyInvariants,
};

export type Subject = keyof typeof subjects;
type Titles<Rules> = Rules extends Rules ? keyof Rules : never;

export type Invariant = Titles<(typeof subjects)[Subject]>;

export interface Rule extends SliceCheck {
  subject: Subject;
  invariant: Invariant;
}

const rules: readonly Rule[] = (Object.keys(subjects) as Subject[]).flatMap((subject) =>
  Object.entries(subjects[subject]).map(([invariant, check]: [string, SliceCheck]) => ({
    ...check,
    subject,
    invariant: invariant as Invariant,
  })),
);

export const invariantCount = rules.length;

/** Rules that read the same slices stand together. */
export const rulesBySlices: readonly { by: SlicedBy; rules: readonly Rule[] }[] = [
  ...new Set(rules.map(({ by }) => by)),
].map((by) => ({ by, rules: rules.filter((rule) => rule.by === by) }));
