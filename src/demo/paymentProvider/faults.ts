const STATUS_KINDS = [
  '400',
  '401',
  '403',
  '404',
  '409',
  '410',
  '415',
  '422',
  '429',
  '500',
  '502',
  '503',
  '504',
] as const;
export const BEFORE_KINDS = [...STATUS_KINDS, '503html', 'hang', 'reset', 'empty'] as const;
export const ANSWER_KINDS = ['badResource', 'wrongAmount', 'wrongCurrency', 'wrongMode', 'wrongProfile'] as const;
export type FaultKind = (typeof BEFORE_KINDS)[number] | (typeof ANSWER_KINDS)[number];
export type FaultMoment = 'before' | 'after';

export interface FaultRule {
  kind: FaultKind;
  /** Before the request has any effect, or after it. Kinds that change an answer always come after. */
  when?: FaultMoment;
  /** 'GET /v2/payments/*': method and path, `*` for any text; everything when left out. */
  match?: string;
  /** How many times; without count and rate, always. */
  count?: number;
  /** Chance from 0 to 1 per request, drawn from `seed`. */
  rate?: number;
  seed?: number;
}

export interface FaultPlan {
  add(rule: FaultRule): void;
  /** The fault for this request at this moment, if any; uses one up. */
  next(when: FaultMoment, request: string): FaultKind | undefined;
  clear(): void;
}

interface ArmedRule {
  kind: FaultKind;
  when: FaultMoment;
  pattern: RegExp;
  left: number;
  rate: number;
  random: () => number;
}

/** Decides which requests go wrong, and how; the same rules and seeds give the same faults. */
export function createFaultPlan(): FaultPlan {
  let rules: ArmedRule[] = [];

  return {
    add({ kind, when = 'before', match = '*', count = Infinity, rate = 1, seed = 1 }) {
      const moment = ANSWER_KINDS.some((answerKind) => answerKind === kind) ? 'after' : when;
      rules = [
        ...rules,
        { kind, when: moment, pattern: globPattern(match), left: count, rate, random: seededRandom(seed) },
      ];
    },
    next(when, request) {
      const rule = rules.find(
        (armed) => armed.when === when && armed.left > 0 && armed.pattern.test(request) && armed.random() < armed.rate,
      );
      if (rule) rule.left -= 1;
      return rule?.kind;
    },
    clear() {
      rules = [];
    },
  };
}

function globPattern(glob: string): RegExp {
  const parts = glob.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
