import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { arrangementForm, choiceField } from '#domain/booking/arrangementForm.ts';

const form = arrangementForm([1, 3]);

test('a complete form gives the guest and the chosen parts in the order of the choices', () => {
  const values = { choice3: 'x-soep', choice1: 'x-rug', guests: '2' };
  expect(form.safeParse(values).data).toEqual({ persons: [2], productIds: ['x-rug', 'x-soep'] });
});

test('a form without choices only needs a guest', () => {
  expect(arrangementForm([]).safeParse({ guests: '1' }).data).toEqual({ persons: [1], productIds: [] });
});

test('two guests, or everyone, can be meant', () => {
  expect(arrangementForm([]).safeParse({ guests: '1,2' }).data?.persons).toEqual([1, 2]);
  expect(arrangementForm([]).safeParse({ guests: '-1' }).data?.persons).toEqual([-1]);
});

test.each([
  [{ guests: '1', choice1: '', choice3: 'x-soep' }, ['/choice1']],
  [{ guests: '1', choice1: '', choice3: '' }, ['/choice1', '/choice3']],
  [{ guests: '', choice1: 'x-rug', choice3: 'x-soep' }, ['/guests']],
  [{ guests: 'gast', choice1: 'x-rug', choice3: 'x-soep' }, ['/guests']],
  [{ choice3: 'x-soep' }, ['/choice1', '/guests']],
])('%j misses %j', (values, missing) => {
  const errors = fieldErrors(form.safeParse(values));
  expect(errors.toSorted((a, b) => a.pointer.localeCompare(b.pointer))).toEqual(
    missing.map((pointer) => ({ pointer, code: 'required' })),
  );
});

test('a choice has a field of its own', () => {
  expect(choiceField(3)).toBe('choice3');
});

test.each(['0', '1,', ',1', '1,0', '-1,2', '-2', '1x', 'x1', '100', '1,100', '1,2x', '1 '])(
  '%j means no guests',
  (guests) => {
    expect(arrangementForm([]).safeParse({ guests }).success).toBe(false);
  },
);

test.each(['10', '99', '1,2,12', '12,3'])('%j means guests', (guests) => {
  expect(arrangementForm([]).safeParse({ guests }).data?.persons).toEqual(guests.split(',').map(Number));
});
