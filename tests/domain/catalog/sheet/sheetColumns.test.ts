import { expect, test } from 'vitest';
import type { ProductForm } from '#contract/names.ts';
import { applyCells, sheetCells } from '#domain/catalog/sheet/productSheet.ts';
import { typedText } from '#domain/catalog/sheet/sheetColumns.ts';
import { blankProduct, row, sheetNames } from './sheetRows.ts';

const plan = { duration: 50, bufferBefore: 0, bufferAfter: 0, guests: 1, noticeHours: 0, needs: [], pool: null };
const planned: ProductForm = { ...blankProduct, planning: plan };

/** What a cell changes of a form, or the code of what is wrong with it. */
function changed(column: string, cell: string, form = planned): unknown {
  const { form: after, errors } = applyCells(form, row({ [column]: cell }), sheetNames);
  if (errors[0]) return errors[0].code;
  const keys = Object.keys(after) as (keyof ProductForm)[];
  return Object.fromEntries(keys.filter((key) => after[key] !== form[key]).map((key) => [key, after[key]]));
}

/** What the sheet says of a form in a column. */
function written(column: string, form: Partial<ProductForm>): string {
  const object = { id: 'p1', version: 1, objectType: 'product' as const, form: { ...planned, ...form } };
  const [head, line] = sheetCells([object], sheetNames);
  return line![head!.indexOf(column)]!;
}

test.each<[string, string, unknown]>([
  ['type', 'giftCard', { type: 3 }],
  ['type', 'entry', { type: 10 }],
  ['type', 'gift card', 'not_allowed'],
  ['type', 'toString', 'not_allowed'],
  ['vat', '21', { vatRate: 21 }],
  ['vat', '6', 'not_allowed'],
  ['moment', 'location', { paymentMoment: 'location' }],
  ['moment', 'payment_and_location', { paymentMoment: 'payment_and_location' }],
  ['visible', 'no', { visible: false }],
  ['visible', 'nee', 'not_allowed'],
  ['price', '12,5', { price: 1250 }],
  ['price', '', 'required'],
  ['price', 'gratis', 'price_unreadable'],
  ['deposit', '0', { depositPercentage: 0 }],
  ['deposit', '99', { depositPercentage: 99 }],
  ['deposit', '101', 'too_large'],
  ['deposit', '12,5', 'digits_only'],
  ['visits', '1', { visits: 1 }],
  ['visits', '0', 'too_small'],
  ['visits', '1000', { visits: 1000 }],
  ['visits', '1001', 'too_large'],
  ['days', '10000', { usableDays: 10_000 }],
  ['days', '10001', 'too_large'],
  ['name_en', 'Massage', { name: { nl: 'Massage', en: 'Massage' } }],
  ['description_nl', 'x'.repeat(20_001), 'too_long'],
  ['description_nl', 'x'.repeat(20_000), { description: { nl: 'x'.repeat(20_000) } }],
  ['categories', 'Rituelen | Massages', { categoryIds: ['c2', 'c1'] }],
  ['categories', 'Massages | Rust', 'not_found'],
  ['stay_product', 'Verblijf', { stayProductId: 's1' }],
  ['stay_product', 'Hammam', 'not_found'],
  [
    'worth',
    '2 x Entree | Thee',
    {
      worth: [
        { productId: 'e1', quantity: 2 },
        { productId: 't1', quantity: 1 },
      ],
    },
  ],
  ['worth', '50 x Thee', { worth: [{ productId: 't1', quantity: 50 }] }],
  ['worth', '51 x Thee', 'too_large'],
  ['worth', '2 x Koffie', 'not_found'],
  ['worth', Array.from({ length: 40 }, () => 'Thee').join('|'), expect.objectContaining({ worth: expect.any(Array) })],
  ['worth', Array.from({ length: 41 }, () => 'Thee').join('|'), 'too_many'],
])('the cell %s with %j sets %j', (column, cell, expected) => {
  expect(changed(column, cell)).toEqual(expected);
});

test('what may be left out is emptied by an empty cell', () => {
  const form = {
    ...planned,
    visits: 10,
    usableDays: 30,
    stayProductId: 's1',
    worth: [{ productId: 't1', quantity: 1 }],
  };
  expect([changed('visits', '', form), changed('days', '', form), changed('stay_product', '', form)]).toEqual([
    { visits: null },
    { usableDays: null },
    { stayProductId: null },
  ]);
  expect(changed('worth', '', form)).toEqual({ worth: [] });
});

const withPlan = (change: object) => ({ planning: { ...plan, ...change } });
const therapist = { kindId: 'therapist', skillId: null, count: 1 };

test.each<[string, string, unknown]>([
  ['duration', '', { planning: null }],
  ['duration', '5', withPlan({ duration: 5 })],
  ['duration', '4', 'too_small'],
  ['duration', '1440', withPlan({ duration: 1440 })],
  ['duration', '1441', 'too_large'],
  ['buffer_before', '10', withPlan({ bufferBefore: 10 })],
  ['buffer_after', '120', withPlan({ bufferAfter: 120 })],
  ['buffer_after', '121', 'too_large'],
  ['buffer_before', '121', 'too_large'],
  ['guests', '10', withPlan({ guests: 10 })],
  ['guests', '11', 'too_large'],
  ['guests', '0', 'too_small'],
  ['notice_hours', '336', withPlan({ noticeHours: 336 })],
  ['notice_hours', '337', 'too_large'],
  ['needs', 'Therapeut', withPlan({ needs: [therapist] })],
  [
    'needs',
    '2 x Therapeut: massage | Therapeut',
    withPlan({ needs: [{ kindId: 'therapist', skillId: 'massage', count: 2 }, therapist] }),
  ],
  ['needs', '10 x Therapeut', withPlan({ needs: [{ ...therapist, count: 10 }] })],
  ['needs', '11 x Therapeut', 'too_large'],
  ['needs', 'Kamer', 'not_found'],
  ['needs', Array.from({ length: 10 }, () => 'Therapeut').join('|'), withPlan({ needs: Array(10).fill(therapist) })],
  ['needs', Array.from({ length: 11 }, () => 'Therapeut').join('|'), 'too_many'],
  ['pool', 'Hammam', withPlan({ pool: { poolId: 'hammam', units: 1, starts: [], weekdays: null } })],
  [
    'pool',
    'Hammam weekdays=6,7 units=2 starts=10:00,11:30',
    withPlan({ pool: { poolId: 'hammam', units: 2, starts: ['10:00', '11:30'], weekdays: [6, 7] } }),
  ],
  ['pool', 'Hammam units=50', withPlan({ pool: { poolId: 'hammam', units: 50, starts: [], weekdays: null } })],
  ['pool', 'Hammam units=51', 'pool_unreadable'],
  ['pool', 'Hammam units=0', 'pool_unreadable'],
  ['pool', 'Hammam units=2 units=2', 'pool_unreadable'],
  ['pool', 'Hammam units=2=3', 'pool_unreadable'],
  ['pool', 'Hammam places=2', 'pool_unreadable'],
  ['pool', 'Hammam toString=2', 'pool_unreadable'],
  ['pool', 'Hammam starts=10:00,25:00', 'pool_unreadable'],
  ['pool', 'Hammam weekdays=0', 'pool_unreadable'],
  ['pool', 'Hammam weekdays=8', 'pool_unreadable'],
  ['pool', 'Hammam weekdays=12', 'pool_unreadable'],
  ['pool', 'Hammam weekdays=1,', 'pool_unreadable'],
  [
    'pool',
    `Hammam starts=${Array(288).fill('10:00').join()}`,
    expect.objectContaining({ planning: expect.anything() }),
  ],
  ['pool', `Hammam starts=${Array(289).fill('10:00').join()}`, 'pool_unreadable'],
  ['pool', 'Zwembad units=2', 'not_found'],
])('of a treatment with a duration the cell %s with %j sets %j', (column, cell, expected) => {
  expect(changed(column, cell)).toEqual(expected);
});

test('what belongs to a duration is refused without one, and is empty again with the first', () => {
  const cells = { buffer_after: '10', guests: '2', needs: 'Therapeut', pool: 'Hammam' };
  expect(Object.entries(cells).map(([column, cell]) => changed(column, cell, blankProduct))).toEqual(
    Array.from({ length: 4 }, () => 'without_duration'),
  );
  expect(changed('duration', '50', blankProduct)).toEqual({ planning: plan });
  const pool = { poolId: 'hammam', units: 1, starts: [], weekdays: null };
  const full = {
    ...planned,
    planning: { ...plan, bufferAfter: 10, guests: 2, noticeHours: 24, needs: [therapist], pool },
  };
  const emptied = { duration: '', buffer_after: '', guests: '', notice_hours: '', needs: '', pool: '' };
  expect(applyCells(full, row(emptied), sheetNames)).toEqual({ form: blankProduct, errors: [] });
  const withDuration = { ...emptied, duration: '50' };
  expect(applyCells(full, row(withDuration), sheetNames)).toEqual({ form: planned, errors: [] });
});

const stay = {
  poolId: 'hammam',
  arrivalFrom: '10:00',
  arrivalTo: '17:00',
  arrivalStep: 30,
  departureUntil: '22:00',
  departureStep: 60,
  minStay: 120,
  maxStay: 720,
};
const stayCell = 'Hammam arrivals=10:00-17:00/30 departures=22:00/60 length=120-720';

test('a stay is its pool, its arrivals, its departures and its length', () => {
  expect(written('stay', { stay })).toBe(stayCell);
  expect(changed('stay', stayCell)).toEqual({ stay });
  expect(changed('stay', '', { ...planned, stay })).toEqual({ stay: null });
  expect(changed('stay', stayCell.replace('Hammam', 'Zwembad'))).toBe('not_found');
});

test.each([
  [' length=120-720', ''],
  ['10:00-17:00', '10:00'],
  ['/30', '/4'],
  ['/30', '/241'],
  ['17:00', '24:01'],
  ['10:00', '1000'],
  ['22:00', '25:00'],
  ['/60', ''],
  ['/60', '/300'],
  ['120-', '4-'],
  ['-720', '-1441'],
  ['length=120-720', 'length=120-720x'],
  ['departures=22:00/60', 'departures=x22:00/60'],
  ['arrivals=', 'arrivals=x'],
])('a stay with %j as %j cannot be read', (text, other) => {
  expect(changed('stay', stayCell.replace(text, other))).toBe('stay_unreadable');
});

const rule = { fromDate: null, toDate: null, weekdays: null, price: 4950, priority: 0 };

test.each<[string, object]>([
  ['49,50', rule],
  ['49,50 weekdays=1,2', { ...rule, weekdays: [1, 2] }],
  ['49,50 times=17:00-24:00', { ...rule, fromTime: '17:00', toTime: '24:00' }],
  ['49,50 dates=2026-05-01..2026-09-30', { ...rule, fromDate: '2026-05-01', toDate: '2026-09-30' }],
  ['49,50 dates=2026-05-01..', { ...rule, fromDate: '2026-05-01' }],
  ['49,50 dates=..2026-09-30', { ...rule, toDate: '2026-09-30' }],
  ['49,50 priority=1000', { ...rule, priority: 1000 }],
])('the price rule %j is read as it is written', (cell, expected) => {
  expect(changed('price_rules', cell)).toEqual({ priceRules: [expected] });
  expect(written('price_rules', { priceRules: [expected as typeof rule] })).toBe(cell);
});

test.each([
  'gratis',
  '49,50 weekdays=9',
  '49,50 times=17:00',
  '49,50 times=17:00-25:00',
  '49,50 times=x17:00-18:00',
  '49,50 times=17:00-18:00x',
  '49,50 dates=2026-05-01',
  '49,50 dates=x..',
  '49,50 dates=..2026-05-01x',
  '49,50 priority=1001',
  '49,50 priority=-1',
  '49,50 10 | 5',
])('the price rules %j cannot be read', (cell) => {
  expect(changed('price_rules', cell)).toBe('rule_unreadable');
});

test('two hundred price rules at most are read', () => {
  const rules = (count: number) => Array.from({ length: count }, () => '1').join(' | ');
  expect(changed('price_rules', rules(200))).toMatchObject({ priceRules: { length: 200 } });
  expect(changed('price_rules', rules(201))).toBe('too_many');
});

test('a price rule that says what is stored is the stored one', () => {
  const stored = [
    { ...rule, id: 'r1' },
    { ...rule, id: 'r2', price: 1000 },
    { ...rule, id: 'r3' },
  ];
  const form = { ...planned, priceRules: stored };
  expect(changed('price_rules', '49,50 | 49,50 | 49,50 | 20', form)).toEqual({
    priceRules: [stored[0], stored[2], rule, { ...rule, price: 2000 }],
  });
});

test('a text is words where they say it all, and HTML where it has marks', () => {
  expect([typedText('Massage'), typedText('<b>Massage</b>'), typedText('a &amp; b')]).toEqual([
    'Massage',
    '<b>Massage</b>',
    'a & b',
  ]);
  expect(typedText('&lt;b&gt;')).toBe('&lt;b&gt;');
});
