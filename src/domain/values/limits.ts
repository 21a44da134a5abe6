import type { ProblemCode } from '#contract/names.ts';

export type LimitedBy =
  | 'network'
  | 'session'
  | 'customer'
  | 'account'
  | 'account and network'
  | 'reservation'
  | 'server process';

export interface Limit {
  /** Most that is allowed, before the venue says otherwise. */
  count: number;
  /** The count is for each of the venue's `maxPersons`. */
  times?: 'maxPersons';
  /** Length of the window; 0: at the same time. */
  seconds: number;
  counts: string;
  per: LimitedBy;
  /** How a request above the limit is refused. */
  code: ProblemCode;
}

const minutes = 60;
const hours = 60 * minutes;

/** Every limit on honest-looking use. `settings.limits` of a venue replaces counts, never windows. */
export const limits = {
  logins: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'failed logins of a customer or staff member',
    per: 'account',
    code: 'too_many_requests',
  },
  networkLogins: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'failed logins of a customer or staff member',
    per: 'network',
    code: 'too_many_requests',
  },
  registrations: {
    count: 20,
    seconds: hours,
    counts: 'registered accounts',
    per: 'network',
    code: 'too_many_requests',
  },
  passwords: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'wrong passwords at the change of an e-mail address',
    per: 'account',
    code: 'too_many_requests',
  },
  linkMails: {
    count: 3,
    seconds: hours,
    counts: 'mails with a link to confirm an address or choose a password',
    per: 'account',
    code: 'too_many_requests',
  },
  wrongCodes: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'wrong codes of gift cards, vouchers and promo codes',
    per: 'session',
    code: 'too_many_requests',
  },
  networkWrongCodes: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'wrong codes of gift cards, vouchers and promo codes',
    per: 'network',
    code: 'too_many_requests',
  },
  payments: {
    count: 20,
    seconds: 15 * minutes,
    counts: 'begun payments',
    per: 'reservation',
    code: 'too_many_requests',
  },
  paymentLinks: {
    count: 60,
    seconds: 15 * minutes,
    counts: 'opened payment links',
    per: 'network',
    code: 'too_many_requests',
  },
  addressLookups: {
    count: 30,
    seconds: 15 * minutes,
    counts: 'looked up addresses',
    per: 'network',
    code: 'too_many_requests',
  },
  paymentMethods: {
    count: 600,
    seconds: 15 * minutes,
    counts: 'questions for the payment methods',
    per: 'network',
    code: 'too_many_requests',
  },
  documents: {
    count: 120,
    seconds: 15 * minutes,
    counts: 'printed gift cards and vouchers',
    per: 'reservation',
    code: 'too_many_requests',
  },
  networkDocuments: {
    count: 300,
    seconds: 15 * minutes,
    counts: 'printed gift cards and vouchers',
    per: 'network',
    code: 'too_many_requests',
  },
  sessionPlaces: {
    count: 1,
    times: 'maxPersons',
    seconds: 0,
    counts: 'places of live holds',
    per: 'session',
    code: 'hold_limit_reached',
  },
  networkPlaces: {
    count: 2,
    times: 'maxPersons',
    seconds: 0,
    counts: 'places of live holds',
    per: 'network',
    code: 'hold_limit_reached',
  },
  networkDayPlaces: {
    count: 2,
    times: 'maxPersons',
    seconds: 0,
    counts: 'places of live holds of one day',
    per: 'network',
    code: 'hold_limit_reached',
  },
  holdStarts: {
    count: 30,
    seconds: 15 * minutes,
    counts: 'new holds',
    per: 'network',
    code: 'hold_starts_reached',
  },
  sessionHoldMinutes: {
    count: 60,
    seconds: 2 * hours,
    counts: 'minutes of unpaid holds of one day',
    per: 'session',
    code: 'hold_time_used',
  },
  networkHoldMinutes: {
    count: 120,
    times: 'maxPersons',
    seconds: 4 * hours,
    counts: 'minutes that unpaid holds kept places of one day, each place for itself,',
    per: 'network',
    code: 'hold_time_used',
  },
  holdTreatments: {
    count: 2,
    times: 'maxPersons',
    seconds: 0,
    counts: 'treatments of an unpaid hold',
    per: 'reservation',
    code: 'treatment_limit_reached',
  },
  networkTreatments: {
    count: 3,
    times: 'maxPersons',
    seconds: 0,
    counts: 'treatments of unpaid holds',
    per: 'network',
    code: 'treatment_limit_reached',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export type LimitSettings = Partial<Record<LimitName, number>>;

/** What a venue may set a limit to, inclusive. */
export const limitRange = (name: LimitName): { min: number; max: number } => ({
  min: 1,
  max: 100 * limits[name].count,
});

interface LimitedVenue {
  maxPersons: number;
  limits?: LimitSettings | undefined;
}

/** A /48 of IPv6 may use this many times what a network may: it has 65,536 of them. */
export const wideFactor = 10;

/** A setting outside its range counts as not set. */
export function limitCount(name: LimitName, { maxPersons, limits: settings = {} }: LimitedVenue): number {
  const limit: Limit = limits[name];
  const { min, max } = limitRange(name);
  const setting = settings[name] ?? limit.count;
  const count = Number.isInteger(setting) && setting >= min && setting <= max ? setting : limit.count;
  return limit.times === 'maxPersons' ? count * maxPersons : count;
}

/** What the API's description says of a limit. */
export function limitText(name: LimitName): string {
  const { count, counts, per, seconds, times, code }: Limit = limits[name];
  const window = seconds === 0 ? 'at the same time' : `in ${windowText(seconds)}`;
  return `Most ${counts} per ${per} ${window}; ${count}${times ? ' × maxPersons' : ''} by default, above it ${code}.`;
}

function windowText(seconds: number): string {
  if (seconds % hours !== 0) return `${seconds / minutes} minutes`;
  return seconds === hours ? '1 hour' : `${seconds / hours} hours`;
}
