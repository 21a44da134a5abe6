import type { Limit } from './limit.types.ts';
import { hours, minutes } from './limitWindow.ts';

export const limitsOfLogins = {
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
    counts: 'wrong passwords where the password is asked again',
    per: 'account',
    code: 'too_many_requests',
  },
  secondFactors: {
    count: 10,
    seconds: 15 * minutes,
    counts: 'wrong codes of a second factor',
    per: 'account',
    code: 'login_limit_reached',
  },
  passkeyChallenges: {
    count: 120,
    seconds: 15 * minutes,
    counts: 'logins with a passkey that are begun',
    per: 'network',
    code: 'too_many_requests',
  },
  linkMails: {
    count: 3,
    seconds: hours,
    counts: 'mails with a link to confirm an address or choose a password',
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
} as const satisfies Record<string, Limit>;
