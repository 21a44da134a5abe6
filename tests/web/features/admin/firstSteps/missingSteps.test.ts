import { expect, test } from 'vitest';
import { missingSteps } from '#web/features/admin/firstSteps/missingSteps.ts';

const closed = { days: [{ weekday: 1, blocks: [] }] };
const open = { days: [{ weekday: 1, blocks: [{ from: '10:00', to: '18:00' }] }] };

test('a venue that has nothing yet misses everything, in the order in which it is done', () => {
  expect(missingSteps({ week: closed, visibleProducts: 0, flows: [] })).toEqual([
    'opening',
    'products',
    'flow',
    'startPage',
  ]);
});

test('what is done is asked for no more; a draft is no flow for visitors, also on the start page', () => {
  const draft = { state: 'draft', onStartPage: true } as const;
  expect(missingSteps({ week: open, visibleProducts: 1, flows: [draft] })).toEqual(['flow', 'startPage']);
  const published = { state: 'published', onStartPage: false } as const;
  expect(missingSteps({ week: open, visibleProducts: 1, flows: [draft, published] })).toEqual(['startPage']);
});

test('a venue whose flow is on the start page misses nothing, also while it changes', () => {
  const changed = { state: 'changed', onStartPage: true } as const;
  expect(missingSteps({ week: closed, visibleProducts: 0, flows: [changed] })).toEqual([]);
});
