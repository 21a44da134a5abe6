import { expect, test } from 'vitest';
import type { Day, ExistingBooking, BookingRequest } from '#domain/scheduling/day/day.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { at, entry, exampleDay, existing, session, tea, treatment, request } from './exampleDay.ts';

const day = exampleDay();
const massage = request('a', [treatment()]);
const closedAtNoon = [
  { fromMinute: 600, toMinute: 660 },
  { fromMinute: 700, toMinute: 760 },
];
const claimed = (id: string, from = 620, to = 810): Day => ({
  ...day,
  resources: day.resources.map((one) => (one.id === id ? { ...one, otherClaims: [{ from, to }] } : one)),
});

const hammamAt = (...starts: number[]): BookingRequest => request('a', [session('hammam', {}, starts)]);
const stay = (from: number, to: number): Day => ({ ...day, stay: { from, to } });
const until = (toMinute: number): Day => exampleDay({ blocks: [{ fromMinute: 600, toMinute }] });
const long = request('a', [session('hammam', { duration: 90 })]);
const entryOnly = request('a', [entry]);

type Question = { on?: Day; has?: ExistingBooking[]; requested?: BookingRequest };

test.each<[string, Question, string | null]>([
  ['takes no time', { on: exampleDay({ blocks: [] }), requested: request('a', [tea]) }, null],
  ['fits', {}, null],
  ['comes when the venue is closed', { on: exampleDay({ blocks: [] }) }, 'closed'],
  [
    'has a stay past closing time',
    { on: { ...until(870), stay: { from: 600, to: 900 } }, requested: entryOnly },
    'closed',
  ],
  ['comes after closing time', { on: { ...day, earliest: 840 } }, 'past'],
  [
    'comes after closing time and was not sold that day',
    { on: { ...day, earliest: 840 }, requested: { ...hammamAt(620), ...at(660) } },
    'past',
  ],
  ['had room this morning and has none now', { on: { ...claimed('mirjam', 690, 840), earliest: 660 } }, 'past'],
  ['had no room this morning either', { on: { ...claimed('mirjam'), earliest: 660 } }, 'no_therapist'],
  ['would have fitted this morning', { on: { ...day, earliest: 800 } }, 'past'],
  ['is a session of this morning', { on: { ...day, earliest: 660 }, requested: hammamAt(620) }, 'past'],
  ['is an entry whose last arrival has gone by', { on: { ...day, earliest: 725 }, requested: entryOnly }, 'past'],
  ['is an entry of which no stay is sold that day', { on: until(640), requested: entryOnly }, 'unavailable'],
  [
    'is an entry that is not sold, with a tea',
    { on: until(640), requested: request('a', [tea, entry]) },
    'unavailable',
  ],
  ['is judged when there is no session', { requested: { ...hammamAt(620), ...at(660) } }, 'unavailable'],
  ['is judged off the grid of five minutes', { requested: { ...massage, ...at(602) } }, 'unavailable'],
  ['is judged before the doors open', { requested: { ...massage, ...at(540) } }, 'unavailable'],
  [
    'cannot be cleaned up before closing time',
    { on: until(655), requested: request('a', [treatment({ bufferAfter: 10 })]) },
    'unavailable',
  ],
  ['is longer than any opening block', { on: exampleDay({ blocks: closedAtNoon }), requested: long }, 'unavailable'],
  [
    'is longer than the stay of its entry',
    { on: until(870), requested: request('a', [entry, treatment({ duration: 250 })]) },
    'stay_too_short',
  ],
  ['is judged after the departure', { on: stay(600, 660), requested: { ...massage, ...at(700) } }, 'stay_too_short'],
  ['is an entry at other times than the stay', { on: stay(615, 780), requested: entryOnly }, 'stay_too_short'],
  ['needs somebody who is in no roster', { on: { ...day, resources: [] } }, 'no_roster'],
  ['needs a therapist who is claimed', { on: claimed('mirjam') }, 'no_therapist'],
  ['needs a room that is claimed', { on: claimed('room') }, 'no_room'],
  [
    'has no place left',
    { on: exampleDay({ pools: [{ id: 'hammam', free: [] }] }), requested: hammamAt(620) },
    'pool_full',
  ],
  [
    'is judged when the guest has something',
    { has: [existing('own', 660)], requested: request('a', [session('baths')], at(650)) },
    'guest_busy',
  ],
  [
    'is judged when the guest shares something with a companion',
    { has: [existing('shared', 660, { guests: [1, 2] })], requested: { ...massage, ...at(650) } },
    'guest_busy',
  ],
  [
    'is judged when a companion has the therapist',
    { has: [existing('other', 660, { guests: [2] })], requested: { ...massage, ...at(650) } },
    'group_busy',
  ],
])('when a request %s, that is what is said', (_, { on = day, has = [], requested = massage }, reason) => {
  expect(refusalOf(on, has, requested)).toBe(reason);
});
