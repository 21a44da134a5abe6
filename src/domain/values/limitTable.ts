import type { ProblemCode } from '#contract/names.ts';

export type LimitedBy =
  | 'network'
  | 'session'
  | 'customer'
  | 'account'
  | 'account and network'
  | 'reservation'
  | 'venue'
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
  /** How a request above the limit is refused; null: staff are told. */
  code: ProblemCode | null;
}

const minutes = 60;
const hours = 60 * minutes;

/** Every limit on honest-looking use. `settings.limits` of a venue replaces counts, never windows. */
export const limits = {
  logins: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'failed logins of a customer or staff member',
    per: 'account and network',
    code: 'login_limit_reached',
  },
  accountLogins: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'failed logins from networks that never logged in before, then one a pause of 1, 2, 4 … 30 seconds,',
    per: 'account',
    code: 'login_limit_reached',
  },
  networkLogins: {
    count: 30,
    seconds: 15 * minutes,
    counts: 'failed logins of a customer or staff member',
    per: 'network',
    code: 'login_limit_reached',
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
  testMails: {
    count: 10,
    seconds: hours,
    counts: 'mails that staff send themselves to see how they look',
    per: 'account',
    code: 'too_many_requests',
  },
  networkResets: {
    count: 20,
    seconds: hours,
    counts: 'mails asked for to choose a password',
    per: 'network',
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
  cardPayments: {
    count: 10,
    seconds: hours,
    counts: 'begun card payments',
    per: 'customer',
    code: 'card_limit_reached',
  },
  networkCardPayments: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'begun card payments',
    per: 'network',
    code: 'card_limit_reached',
  },
  failedCards: {
    count: 5,
    seconds: hours,
    counts: 'failed card payments',
    per: 'customer',
    code: 'card_limit_reached',
  },
  networkFailedCards: {
    count: 5,
    seconds: hours,
    counts: 'failed card payments',
    per: 'network',
    code: 'card_limit_reached',
  },
  venueFailedCards: {
    count: 10,
    seconds: hours,
    counts: 'failed card payments, where they are half of all or more,',
    per: 'venue',
    code: null,
  },
  unpaidGuests: {
    count: 2,
    times: 'maxPersons',
    seconds: 0,
    counts: 'guests of unpaid bookings to come',
    per: 'customer',
    code: 'unpaid_limit_reached',
  },
  networkUnpaidGuests: {
    count: 2,
    times: 'maxPersons',
    seconds: 0,
    counts: 'guests of unpaid bookings to come',
    per: 'network',
    code: 'unpaid_limit_reached',
  },
  unpaidBookings: {
    count: 3,
    seconds: 24 * hours,
    counts: 'bookings made without paying',
    per: 'customer',
    code: 'unpaid_limit_reached',
  },
  networkUnpaidBookings: {
    count: 3,
    seconds: 24 * hours,
    counts: 'bookings made without paying',
    per: 'network',
    code: 'unpaid_limit_reached',
  },
  unpaidAtOnce: {
    count: 1,
    seconds: 0,
    counts: 'unpaid bookings for the same hours of a day',
    per: 'customer',
    code: 'unpaid_limit_reached',
  },
  unconfirmedUnpaidBookings: {
    count: 1,
    seconds: 0,
    counts: 'unpaid bookings to come, with an address that was not confirmed,',
    per: 'customer',
    code: 'email_unconfirmed',
  },
  questions: {
    count: 4,
    seconds: 0,
    counts: 'questions for the days of a month, or for proposals, under way',
    per: 'server process',
    code: 'service_unavailable',
  },
  networkQuestions: {
    count: 2,
    seconds: 0,
    counts: 'questions for the days of a month, or for proposals, under way',
    per: 'network',
    code: 'service_unavailable',
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
