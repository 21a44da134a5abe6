import type { Limit } from './limit.types.ts';
import { hours, minutes } from './limitWindow.ts';

export const limitsOfRequests = {
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
  networkPlanning: {
    count: 30_000,
    seconds: 15 * minutes,
    counts:
      'days of calendars that are planned, 1 for each and 1 per guest where it is not planned yet, 40 per item of proposals,',
    per: 'network',
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
  testMails: {
    count: 10,
    seconds: hours,
    counts: 'mails that staff send themselves to see how they look',
    per: 'account',
    code: 'too_many_requests',
  },
  bulkMails: {
    count: 10,
    seconds: hours,
    counts: 'mails that staff write to the guests of a day',
    per: 'venue',
    code: 'too_many_requests',
  },
  bulkMailGuests: {
    count: 500,
    seconds: 0,
    counts: 'reservations that get one mail of staff',
    per: 'staff member',
    code: 'too_many_requests',
    waitingHelps: false,
  },
  flowTests: {
    count: 20,
    seconds: 0,
    counts: 'tests of flows that run, or ended and wait for their removal,',
    per: 'venue',
    code: 'too_many_requests',
  },
  dayStreams: {
    count: 12,
    seconds: 0,
    counts: 'day boards that one server process keeps up to date',
    per: 'staff member',
    code: 'too_many_requests',
  },
} as const satisfies Record<string, Limit>;
