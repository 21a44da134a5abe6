import { expect, test } from 'vitest';
import type { FlowForm } from '#domain/catalog/flowForm.ts';
import { flowFormErrors } from '#domain/catalog/flowForm.ts';
import { stepContents, stepTypeOf } from '#domain/catalog/stepContents.ts';

const step = { stepType: 0, contentType: 3, name: { nl: '' }, description: { nl: '' }, entryIds: ['a', 'b'] };
const form = (change: Partial<FlowForm> = {}): FlowForm => ({
  slug: 'dag',
  name: { nl: 'Dag' },
  description: { nl: '' },
  imageId: null,
  type: 3,
  steps: [step],
  checkinGroups: [{ name: { nl: 'Dag' }, entryProductId: 'entree', activityProductId: 'verblijf' }],
  productId: null,
  checkoutType: 'payment',
  checkoutText: { nl: '' },
  checkoutConfirmTitle: { nl: '' },
  ...change,
});

const errorsOf = (change: Partial<FlowForm>) =>
  flowFormErrors(form(change)).map(({ pointer, code }) => `${pointer} ${code}`);

test('the eight step contents are chosen as the text says', () => {
  expect(stepContents.map(({ content, stepType }) => [content, stepType])).toEqual([
    [0, 0],
    [2, 2],
    [1, 2],
    [3, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 1],
  ]);
  expect(stepTypeOf(8)).toBeUndefined();
});

test('a whole form has no errors', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ steps: [step, { ...step, contentType: 4, name: { nl: 'Meer' } }] })).toEqual([]);
});

test('names are one line, and not too long', () => {
  expect(errorsOf({ name: { nl: 'a'.repeat(201), en: 'a\u202Eb' } })).toEqual([
    '/name/nl too_long',
    '/name/en characters_unreadable',
  ]);
  expect(errorsOf({ checkinGroups: [{ ...form().checkinGroups[0]!, name: { nl: ' ' } }] })).toEqual([
    '/checkinGroups/0/name/nl required',
  ]);
});

test('sub-flows sell arrangements or treatments, each category once', () => {
  expect(errorsOf({ steps: [step, { ...step, contentType: 0 }] })).toEqual(['/steps/1/contentType not_allowed']);
  expect(errorsOf({ steps: [{ ...step, entryIds: ['a', 'b', 'a'] }] })).toEqual(['/steps/0/entryIds/2 duplicate']);
  expect(errorsOf({ steps: [{ ...step, name: { nl: 'Begin' } }] })).toEqual(['/steps/0/name not_allowed']);
});

test('only orders have a product, and they have no sub-flows and no groups', () => {
  expect(errorsOf({ productId: 'bon' })).toEqual(['/productId not_allowed']);
  const order = { ...step, stepType: 1, contentType: 7, entryIds: [] };
  expect(errorsOf({ type: 7, steps: [order, step], checkinGroups: [] })).toEqual(['/steps not_allowed']);
});
