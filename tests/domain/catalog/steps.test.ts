import { stepsOf, subFlowAt } from '#domain/catalog/steps.ts';
import { expect, test } from 'vitest';

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

test('a sub-page is the sub-flow two below its number', () => {
  expect([subFlowAt(['a', 'b'], '2'), subFlowAt(['a', 'b'], '3')]).toEqual(['a', 'b']);
});

test.each(['', '0', '1', '4', '-2', '2.0', '02', '2x', 'twee', '1e1'])('%j is no sub-page', (subPage) => {
  expect(subFlowAt(['a', 'b'], subPage)).toBeNull();
});
