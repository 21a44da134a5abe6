import { expect, test } from 'vitest';
import type { Day, ExistingBooking, BookingRequest } from '#domain/scheduling/day/day.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { at, entry, exampleDay, kept, session, tea, treatment, wish } from './exampleDay.ts';

const day = exampleDay();
const massage = wish('a', [treatment()]);
const closedAtNoon = [
  { fromMinute: 600, toMinute: 660 },
  { fromMinute: 700, toMinute: 760 },
];
const taken = (id: string): Day => ({
  ...day,
  resources: day.resources.map((one) => (one.id === id ? { ...one, otherClaims: [{ from: 620, to: 810 }] } : one)),
});

const hammamAt = (...starts: number[]): BookingRequest => wish('a', [session('hammam', {}, starts)]);
const stay = (from: number, to: number): Day => ({ ...day, stay: { from, to } });
const until = (toMinute: number): Day => exampleDay({ blocks: [{ fromMinute: 600, toMinute }] });
const long = wish('a', [session('hammam', { duration: 90 })]);
const entryOnly = wish('a', [entry]);

type Question = { on?: Day; has?: ExistingBooking[]; wished?: BookingRequest };

test.each<[string, Question, string | null]>([
  ['takes no time', { on: exampleDay({ blocks: [] }), wished: wish('a', [tea]) }, null],
  ['fits', {}, null],
  ['comes when the venue is closed', { on: exampleDay({ blocks: [] }) }, 'closed'],
  ['comes after closing time', { on: { ...day, earliest: 840 } }, 'past'],
  ['would have fitted this morning', { on: { ...day, earliest: 800 } }, 'past'],
  ['is a session of this morning', { on: { ...day, earliest: 660 }, wished: hammamAt(620) }, 'past'],
  ['is an entry whose last arrival has gone by', { on: { ...day, earliest: 725 }, wished: entryOnly }, 'past'],
  ['is an entry of which no stay is sold that day', { on: until(640), wished: entryOnly }, 'unavailable'],
  ['is asked when there is no session', { wished: { ...hammamAt(620), ...at(660) } }, 'unavailable'],
  ['is asked off the grid of five minutes', { wished: { ...massage, ...at(602) } }, 'unavailable'],
  ['is asked before the doors open', { wished: { ...massage, ...at(540) } }, 'unavailable'],
  [
    'cannot be cleaned up before closing time',
    { on: until(655), wished: wish('a', [treatment({ bufferAfter: 10 })]) },
    'unavailable',
  ],
  ['is longer than any opening block', { on: exampleDay({ blocks: closedAtNoon }), wished: long }, 'unavailable'],
  [
    'is longer than the stay of its entry',
    { on: until(870), wished: wish('a', [entry, treatment({ duration: 250 })]) },
    'stay_too_short',
  ],
  ['is asked after the departure', { on: stay(600, 660), wished: { ...massage, ...at(700) } }, 'stay_too_short'],
  ['is an entry at other times than the stay', { on: stay(615, 780), wished: entryOnly }, 'stay_too_short'],
  ['needs somebody who is in no roster', { on: { ...day, resources: [] } }, 'no_roster'],
  ['needs a therapist who is taken', { on: taken('mirjam') }, 'no_therapist'],
  ['needs a room that is taken', { on: taken('room') }, 'no_room'],
  [
    'has no place left',
    { on: exampleDay({ pools: [{ id: 'hammam', free: [] }] }), wished: hammamAt(620) },
    'pool_full',
  ],
  [
    'is asked when the guest has something',
    { has: [kept('own', 660)], wished: wish('a', [session('baths')], at(650)) },
    'guest_busy',
  ],
  [
    'is asked when a companion has the therapist',
    { has: [kept('other', 660, { guests: [2] })], wished: { ...massage, ...at(650) } },
    'group_busy',
  ],
])('when a wish %s, that is what is said', (_, { on = day, has = [], wished = massage }, reason) => {
  expect(refusalOf(on, has, wished)).toBe(reason);
});
