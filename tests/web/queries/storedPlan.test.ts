import { afterEach, expect, test, vi } from 'vitest';
import { forgetPlan, storedPlan, storePlan } from '#web/queries/storedPlan.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function browserWith(values: Map<string, string>): void {
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
}

test('a page that is loaded again knows the plan that was taken last', () => {
  browserWith(new Map());
  expect(storedPlan()).toBeNull();
  storePlan(['1 i3 12:00', '2 i4 12:00']);
  storePlan(['1 i5 13:00']);
  expect(storedPlan()).toEqual(['1 i5 13:00']);
  forgetPlan();
  expect(storedPlan()).toBeNull();
});

test('what is no plan counts as none', () => {
  for (const text of ['{', '{"a":1}', '[1]', '"x"']) {
    browserWith(new Map([['planned_items', text]]));
    expect(storedPlan()).toBeNull();
  }
});
