import { expect, test } from 'vitest';
import { exchanged } from '#domain/scheduling/repairs/exchange.ts';

const roles = new Map([
  ['noor', 'therapist'],
  ['sem', 'therapist'],
  ['kamer-1', 'room'],
  ['kamer-2', 'room'],
  ['stenen', 'device'],
] as const);
const one = { start: 660, resources: ['noor', 'kamer-1', 'stenen'] };
const other = { start: 900, resources: ['sem', 'kamer-2'] };

test('each gets of the other what is exchanged and keeps the rest, devices always', () => {
  expect(exchanged([one, other], ['times'], roles)).toEqual([
    { ...one, start: 900 },
    { ...other, start: 660 },
  ]);
  expect(exchanged([one, other], ['therapists'], roles)).toEqual([
    { start: 660, resources: ['kamer-1', 'stenen', 'sem'] },
    { start: 900, resources: ['kamer-2', 'noor'] },
  ]);
  expect(exchanged([one, other], ['times', 'therapists', 'rooms'], roles)).toEqual([
    { start: 900, resources: ['stenen', 'sem', 'kamer-2'] },
    { start: 660, resources: ['noor', 'kamer-1'] },
  ]);
});

test('exchanging twice is as before', () => {
  const once = exchanged([one, other], ['rooms', 'times'], roles);
  expect(exchanged(once, ['rooms', 'times'], roles).map(({ resources }) => resources.toSorted())).toEqual(
    [one, other].map(({ resources }) => resources.toSorted()),
  );
});
