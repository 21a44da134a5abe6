import { expect, test } from 'vitest';
import { explainedArrivals } from '#domain/scheduling/stay/explainedArrivals.ts';

const activity = {
  arrivalFrom: 540,
  arrivalTo: 780,
  arrivalStep: 60,
  departureUntil: 960,
  departureStep: 60,
  minStay: 60,
  maxStay: 180,
};
const question = {
  activity,
  blocks: [{ fromMinute: 600, toMinute: 900 }],
  freeAt: () => 4,
  persons: 2,
  earliestMinute: 0,
};

test('each arrival says its departures and what ends them, or why it is not offered', () => {
  expect(explainedArrivals(question)).toEqual([
    { arrival: 540, departures: [], reason: 'closed', limit: null },
    { arrival: 600, departures: [660, 720, 780], reason: null, limit: 'longest_stay' },
    { arrival: 660, departures: [720, 780, 840], reason: null, limit: 'longest_stay' },
    { arrival: 720, departures: [780, 840, 900], reason: null, limit: 'closed' },
    { arrival: 780, departures: [840, 900], reason: null, limit: 'closed' },
  ]);
});

test('an hour without enough places takes its arrival and shortens the stays before it', () => {
  const fullAtNoon = { ...question, freeAt: (bucket: number) => (bucket >= 48 && bucket < 52 ? 1 : 4) };
  expect(explainedArrivals(fullAtNoon).map(({ reason, limit }) => reason ?? limit)).toEqual([
    'closed',
    'full',
    'full',
    'full',
    'closed',
  ]);
  expect(explainedArrivals(fullAtNoon)[1]?.departures).toEqual([660, 720]);
});

test('what is over today is past, also where it was full', () => {
  const later = { ...question, earliestMinute: 665, freeAt: () => 0 };
  expect(explainedArrivals(later).map(({ reason }) => reason)).toEqual(['closed', 'past', 'past', 'full', 'full']);
});
