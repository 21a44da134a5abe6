import { expect, test } from 'vitest';
import { canGoBack, canGoForward } from '#domain/scheduling/stay/monthNavigation.ts';

test('a calendar does not go back before the current month', () => {
  expect(canGoBack('2026-12', '2026-11-21')).toBe(true);
  expect(canGoBack('2026-11', '2026-11-21')).toBe(false);
  expect(canGoBack('2026-10', '2026-11-21')).toBe(false);
});

test('a calendar does not go past the month of the last day, or anywhere while that is unknown', () => {
  expect(canGoForward('2026-11', '2026-12-01')).toBe(true);
  expect(canGoForward('2026-12', '2026-12-01')).toBe(false);
  expect(canGoForward('2026-11', null)).toBe(false);
});
