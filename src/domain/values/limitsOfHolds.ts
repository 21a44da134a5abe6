import type { Limit } from './limit.types.ts';
import { hours, minutes } from './limitWindow.ts';

export const limitsOfHolds = {
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
    counts: 'places of live holds of one day, to be set below networkPlaces,',
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
    waitingHelps: false,
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
