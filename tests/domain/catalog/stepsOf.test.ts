import { expect, test } from 'vitest';
import { stepsOf } from '#domain/catalog/stepsOf.ts';

test('a flow without sub-flows has reservation, details and payment', () => {
  expect(stepsOf({ subFlows: [] })).toEqual([
    { id: 'index', label: 'index', name: null },
    { id: 'info', label: 'info', name: null },
    { id: 'payment', label: 'payment', name: null },
  ]);
});

test('sub-flows are numbered from 2 and the first carries its own words', () => {
  expect(stepsOf({ subFlows: [{ name: 'Arrangementen' }, { name: 'Behandelingen' }] }).slice(1, 3)).toEqual([
    { id: '2', label: 'choices', name: 'Arrangementen' },
    { id: '3', label: 'subFlow', name: 'Behandelingen' },
  ]);
});
