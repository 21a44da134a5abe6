import { expect, test } from 'vitest';
import { lastAvailableStep } from '#domain/booking/lastAvailableStep.ts';

test('without products only the first step is open', () => {
  expect(lastAvailableStep(4, { personsWithProducts: [], userId: 'c1' })).toBe(0);
});

test('with products an anonymous visitor reaches details and a linked customer reaches payment', () => {
  expect(lastAvailableStep(4, { personsWithProducts: [1], userId: null })).toBe(2);
  expect(lastAvailableStep(4, { personsWithProducts: [1, 2], userId: 'c1' })).toBe(3);
});

test('a customer whose cards have too few visits gets no further than the details', () => {
  const facts = { personsWithProducts: [1, 2], userId: 'c1' };
  expect(lastAvailableStep(4, { ...facts, visitsAreMissing: true })).toBe(2);
  expect(lastAvailableStep(4, { ...facts, visitsAreMissing: false })).toBe(3);
});
