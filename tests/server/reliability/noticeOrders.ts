import fc from 'fast-check';

/** What can happen to a payment from outside once it was requested. */
export type Step =
  /** The provider's notice, so often; at once or one after another. */
  | { kind: 'notices'; times: number; parallel: boolean }
  /** The visitor comes back and looks how it went. */
  | { kind: 'return' }
  /** The server looks after payments nobody reported on. */
  | { kind: 'reconcile' }
  /** The server looks for holds whose time is over. */
  | { kind: 'expire' }
  /** A notice, the return page, the reconciliation and the expiry, all at the same moment. */
  | { kind: 'together' };

/** One order of events round one payment that is paid. */
export interface NoticeOrder {
  method: 'ideal' | 'card';
  /** A card pays before its answer comes anyhow. */
  paidBeforeAnswer: boolean;
  /** Notices that arrive, and end, before the answer to the creation does. */
  beforeAnswer: number;
  /** Notices that arrive while the answer is being written down. */
  duringAnswer: number;
  /** What happens before it is paid, when that is after the answer. */
  early: Step[];
  /** What happens after it is paid. */
  soon: Step[];
  /** What happens 26 hours later. */
  late: Step[];
}

const times = fc.constantFrom(1, 5);
const notices: fc.Arbitrary<Step> = fc.record({ kind: fc.constant('notices' as const), times, parallel: fc.boolean() });
const looks = fc.constantFrom<Step>({ kind: 'return' }, { kind: 'reconcile' }, { kind: 'expire' });
const step = fc.oneof(notices, looks, fc.constant<Step>({ kind: 'together' }));

const ordersOf = (deliveries: fc.Arbitrary<number>, each: fc.Arbitrary<Step>): fc.Arbitrary<NoticeOrder> => {
  const steps = fc.array(each, { maxLength: 4 });
  return fc.record({
    method: fc.constantFrom('ideal' as const, 'card' as const),
    paidBeforeAnswer: fc.boolean(),
    beforeAnswer: deliveries,
    duringAnswer: deliveries,
    early: steps,
    soon: steps,
    late: steps,
  });
};

/** One in four gets no webhook. */
const noticeOrder = fc.oneof(
  { arbitrary: ordersOf(fc.constantFrom(0, 1, 5), step), weight: 3 },
  { arbitrary: ordersOf(fc.constant(0), looks), weight: 1 },
);

/** `count` orders, always the same ones for a seed. */
export const noticeOrders = (count: number, seed: number): NoticeOrder[] =>
  fc.sample(noticeOrder, { numRuns: count, seed });
