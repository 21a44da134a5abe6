import { expect, test } from 'vitest';
import {
  categoryFormErrors,
  collectionErrors,
  groupErrors,
  productErrors,
  type ProductErrorsForm,
} from '#domain/catalog/forms/productForm.ts';

const planning = { duration: 50, bufferBefore: 0, bufferAfter: 10, guests: 1, noticeHours: 0, needs: [], pool: null };
const stay = {
  poolId: 'baden',
  arrivalFrom: '10:00',
  arrivalTo: '14:00',
  arrivalStep: 30,
  departureUntil: '22:00',
  departureStep: 60,
  minStay: 120,
  maxStay: 720,
};
const massage: ProductErrorsForm = {
  type: 0,
  name: { nl: 'Massage' },
  price: 4500,
  priceRules: [],
  planning,
  stay: null,
  stayProductId: null,
  visits: null,
  usableDays: null,
  worth: [],
  categoryIds: [],
};
const wrong = (change: Partial<ProductErrorsForm>): string[] =>
  productErrors({ ...massage, ...change }).map(({ pointer, code }) => `${pointer} ${code}`);

test('a whole product has no errors', () => {
  expect(wrong({})).toEqual([]);
});

test('a name needs Dutch words, and marks without words are none', () => {
  expect(wrong({ name: { nl: '<p> </p>', en: 'Massage' } })).toEqual(['/name/nl required']);
  expect(wrong({ name: { nl: 'Massage', de: 'x'.repeat(301) } })).toEqual(['/name/de too_long']);
  expect(wrong({ name: { nl: 'Mas\u202Esage' } })).toEqual(['/name/nl characters_unreadable']);
});

const rule = { fromDate: null, toDate: null, weekdays: null, price: 5000, priority: 0 };

test.each([
  [{ fromDate: '2026-06-02', toDate: '2026-06-01' }, '/priceRules/0/toDate dates_reversed'],
  [{ fromDate: '2026-02-30' }, '/priceRules/0/fromDate date_invalid'],
  [{ weekdays: [] }, '/priceRules/0/weekdays too_few'],
  [{ weekdays: [1, 1] }, '/priceRules/0/weekdays duplicate'],
  [{ fromDate: '2026-06-01', toDate: '2026-06-05', weekdays: [6, 7] }, '/priceRules/0/weekdays never_holds'],
  [{ price: -1 }, '/priceRules/0/price too_small'],
  [{ fromTime: '17:00', toTime: '17:00' }, '/priceRules/0/toTime times_empty'],
  [{ fromTime: '17:00', toTime: '09:00' }, '/priceRules/0/toTime times_empty'],
  [{ fromTime: '17:00' }, '/priceRules/0/toTime required'],
  [{ toTime: '24:00' }, '/priceRules/0/fromTime required'],
])('a price rule %j is refused', (change, error) => {
  expect(wrong({ priceRules: [{ ...rule, ...change }] })).toEqual([error]);
});

test('a price rule may have times until the end of the day, of a product that has a start', () => {
  const timed = { ...rule, fromTime: '17:00', toTime: '24:00' };
  expect(wrong({ priceRules: [timed] })).toEqual([]);
  expect(wrong({ priceRules: [timed], planning: null })).toEqual(['/priceRules/0/fromTime no_start']);
  expect(wrong({ priceRules: [timed], planning: null, type: 10 })).toEqual([]);
});

test('price rules may overlap, and hold on a weekday of a long period without counting its days', () => {
  const ever = { ...rule, fromDate: '2000-01-01', toDate: '2999-12-31', weekdays: [7] };
  expect(wrong({ priceRules: [rule, rule, ever] })).toEqual([]);
});

test('a price is no debt and no fortune', () => {
  expect(wrong({ price: -100 })).toEqual(['/price too_small']);
  expect(wrong({ price: 10_000_001 })).toEqual(['/price too_large']);
});

test('a planning goes by five minutes, needs nothing twice and ends before midnight', () => {
  const need = { kindId: 'room', skillId: null, count: 1 };
  const pool = { poolId: 'hammam', units: 1, starts: ['11:00', '11:00', '23:30', '10:02'], weekdays: [] };
  expect(wrong({ planning: { ...planning, duration: 52, needs: [need, need], pool } })).toEqual([
    '/planning/duration off_grid',
    '/planning/needs/1/kindId duplicate',
    '/planning/pool/starts/1 duplicate',
    '/planning/pool/starts/2 too_late',
    '/planning/pool/starts/3 off_grid',
    '/planning/pool/weekdays too_few',
  ]);
});

test('a stay that nobody can have is refused', () => {
  const change = { arrivalFrom: '15:00', arrivalStep: 7, minStay: 480, maxStay: 60 };
  expect(wrong({ planning: null, stay: { ...stay, ...change } })).toEqual([
    '/stay/arrivalStep off_grid',
    '/stay/arrivalTo times_reversed',
    '/stay/maxStay too_small',
    '/stay/departureUntil too_early',
  ]);
});

test('what a product of its type does not have is refused', () => {
  expect(wrong({ type: 2 })).toEqual(['/planning not_allowed']);
  expect(wrong({ stay })).toEqual(['/planning not_allowed']);
  expect(wrong({ stayProductId: 'verblijf', visits: 10, usableDays: 30, worth: [{ productId: 'a' }] })).toEqual([
    '/stayProductId not_allowed',
    '/visits not_allowed',
    '/usableDays not_allowed',
    '/worth not_allowed',
  ]);
  expect(wrong({ type: 10, planning: null, stayProductId: 'verblijf' })).toEqual([]);
  expect(wrong({ type: 3, planning: null, worth: [{ productId: 'a' }, { productId: 'a' }] })).toEqual([
    '/worth/1/productId duplicate',
  ]);
});

test('an arrangement may offer a product in two choices, not twice in one', () => {
  const parts = [1, 2, 1].map((choice) => ({ productId: 'thee', choice }));
  expect(collectionErrors({ ...massage, parts })).toEqual([{ pointer: '/parts/2/productId', code: 'duplicate' }]);
});

test('an option of a group has a Dutch name and a product of its own', () => {
  const options = [
    { productId: 'kort', optionName: { nl: '' } },
    { productId: 'kort', optionName: { nl: 'Lang' } },
  ];
  expect(groupErrors({ ...massage, options })).toEqual([
    { pointer: '/options/0/optionName/nl', code: 'required' },
    { pointer: '/options/1/productId', code: 'duplicate' },
  ]);
});

test('a category lists a product once', () => {
  expect(categoryFormErrors({ name: { nl: 'Massages' }, productIds: ['a', 'b', 'a'] })).toEqual([
    { pointer: '/productIds/2', code: 'duplicate' },
  ]);
});

const rules = (change: object): string[] => wrong({ priceRules: [{ ...rule, ...change }] });

test('a price rule that holds on a single day, or costs nothing or most, is a rule', () => {
  const day = { fromDate: '2026-06-01', toDate: '2026-06-01' };
  expect([rules(day), rules({ ...day, weekdays: [1] }), rules({ price: 0 }), rules({ price: 10_000_000 })]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(rules({ ...day, weekdays: [2] })).toEqual(['/priceRules/0/weekdays never_holds']);
  expect(rules({ toDate: '2026-02-30' })).toEqual(['/priceRules/0/toDate date_invalid']);
  expect(rules({ fromDate: '2026-06-01', toDate: '2026-06-07', weekdays: [7] })).toEqual([]);
  expect(rules({ fromDate: '2026-06-01', weekdays: [7] })).toEqual([]);
  expect(wrong({ price: 0 })).toEqual([]);
});

test('what ends at midnight or is as short as it may be is still planned', () => {
  const pool = { poolId: 'hammam', units: 1, starts: ['23:10'], weekdays: [1] };
  expect(wrong({ planning: { ...planning, pool } })).toEqual([]);
  expect(wrong({ planning: { ...planning, bufferBefore: 7, bufferAfter: 12 } })).toEqual([
    '/planning/bufferBefore off_grid',
    '/planning/bufferAfter off_grid',
  ]);
  const kinds = ['room', 'therapist'].map((kindId) => ({ kindId, skillId: null, count: 1 }));
  const skilled = { kindId: 'therapist', skillId: 'massage', count: 1 };
  expect(wrong({ planning: { ...planning, needs: [...kinds, skilled] } })).toEqual([]);
  const twice = { ...planning, needs: [skilled, kinds[0]!, skilled] };
  expect(wrong({ planning: twice })).toEqual(['/planning/needs/2/kindId duplicate']);
});

test('a stay may have one arrival, one length and no time over', () => {
  const exact = { ...stay, arrivalFrom: '10:00', arrivalTo: '10:00', minStay: 720, maxStay: 720 };
  expect(wrong({ planning: null, stay: exact })).toEqual([]);
  const uneven = { ...stay, departureStep: 7, minStay: 121, maxStay: 721 };
  expect(wrong({ planning: null, stay: uneven })).toEqual([
    '/stay/departureStep off_grid',
    '/stay/minStay off_grid',
    '/stay/maxStay off_grid',
  ]);
});

test('a name is as long as it is read, whatever its marks', () => {
  const longest = 'x'.repeat(300);
  expect(wrong({ name: { nl: `<b>${longest}</b>` } })).toEqual([]);
  const optionName = (length: number) => ({ nl: 'x'.repeat(length) });
  const option = { productId: 'kort', optionName: optionName(120) };
  expect(groupErrors({ ...massage, options: [option] })).toEqual([]);
  expect(groupErrors({ ...massage, options: [{ ...option, optionName: optionName(121) }] })).toEqual([
    { pointer: '/options/0/optionName/nl', code: 'too_long' },
  ]);
});
