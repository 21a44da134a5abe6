import fc from 'fast-check';

const faultKinds = [
  '500',
  '503html',
  '429',
  'reset',
  'empty',
  'badResource',
  'wrongAmount',
  'wrongCurrency',
  'wrongMode',
];

/** `at` chooses one of what is there, `part` a share of an amount in percent. */
export type MoneyStep =
  /** A new hold with something to pay: at once, or for the most part at the venue. */
  | { kind: 'hold'; price: number; deposit: number }
  | { kind: 'pay' | 'return' | 'leave'; at: number }
  | { kind: 'payByLink'; at: number }
  /** How a payment ends at the provider; banks change their minds from anything but paid. */
  | { kind: 'end'; at: number; status: 'paid' | 'failed' | 'canceled' | 'expired' }
  | { kind: 'notices'; at: number; times: number }
  /** Staff gives money back, or somebody does at the provider. */
  | { kind: 'refund'; at: number; part: number; to: 'payment' | 'giftCard' | 'elsewhere' }
  | { kind: 'moveRefund'; at: number; status: 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled' }
  | { kind: 'chargeback'; at: number; part: number }
  | { kind: 'reverse'; at: number }
  | { kind: 'fault'; fault: string; when: 'before' | 'after'; match: string; count: number }
  | { kind: 'jobs' | 'reconcile' | 'expire' | 'together' }
  | { kind: 'wait'; minutes: number };

const at = fc.nat(1_000);
const part = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 }));

const steps: { weight: number; arbitrary: fc.Arbitrary<MoneyStep> }[] = [
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('hold'),
      price: fc.integer({ min: 100, max: 50_000 }),
      deposit: fc.constantFrom(100, 100, 30, 0),
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({ kind: fc.constantFrom('pay', 'pay', 'pay', 'return', 'leave'), at }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('payByLink'), at }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('end'),
      at,
      status: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'canceled', 'expired'),
    }),
  },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('notices'), at, times: fc.constantFrom(1, 1, 3) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      at,
      part,
      to: fc.constantFrom('payment', 'payment', 'giftCard', 'elsewhere'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('moveRefund'),
      at,
      status: fc.constantFrom('pending', 'processing', 'refunded', 'failed', 'canceled'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('chargeback'), at, part }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse'), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault'),
      fault: fc.constantFrom(...faultKinds),
      when: fc.constantFrom('before', 'after'),
      match: fc.constantFrom('POST /v2/payments', 'POST /v2/payments/*', 'GET /v2/payments/*', 'DELETE /v2/*'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('jobs', 'reconcile', 'expire', 'together') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(1, 12, 25, 61) }) },
];

const history = fc.array(fc.oneof(...steps), { minLength: 50, maxLength: 90 });

/** One history of money round some reservations, always the same for a seed. */
export const moneyHistory = (seed: number): MoneyStep[] => fc.sample(history, { numRuns: 1, seed })[0]!;
