import { expect, test } from 'vitest';
import { subFlowAt } from '#domain/catalog/subFlowAt.ts';

test('a sub-page is the sub-flow two below its number', () => {
  expect([subFlowAt(['a', 'b'], '2'), subFlowAt(['a', 'b'], '3')]).toEqual(['a', 'b']);
});

test.each(['', '0', '1', '4', '-2', '2.0', '02', '2x', 'twee', '1e1'])('%j is no sub-page', (subPage) => {
  expect(subFlowAt(['a', 'b'], subPage)).toBeNull();
});
