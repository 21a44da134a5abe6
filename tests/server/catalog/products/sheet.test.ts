import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportResult, ProductDefinition, ProductRow } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor } from '#tests/support/catalogueEditor.ts';
import { bookedGroup, planningApp, refusal } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let staff: CatalogueEditor;
beforeAll(async () => {
  ({ kuur } = await planningApp());
  staff = new CatalogueEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(() => kuur.close());

const exported = async (): Promise<string> => (await staff.send('GET', '/admin/products/export')).body;
const imported = async (csv: string, dryRun = false): Promise<ImportResult> => {
  const answer = await staff.send<ImportResult>('POST', '/admin/products/import', { csv, dryRun });
  expect(answer.status).toBe(200);
  return answer.json.data;
};
const fates = ({ lines }: ImportResult): string[] =>
  lines
    .filter(({ fate }) => fate !== 'unchanged')
    .map(({ line, fate, errors }) =>
      [line, fate, ...errors.map(({ pointer, code }) => `${pointer} ${code}`)].join(' '),
    );
const definitions = async (): Promise<ProductDefinition[]> => {
  const { data: rows } = (await staff.send<ProductRow[]>('GET', '/admin/products?pageSize=200')).json;
  const products = rows.filter(({ objectType }) => objectType === 'product');
  return Promise.all(products.map(({ id }) => staff.read<ProductDefinition>(`/products/${id}`)));
};
const sheetWith = (...lines: string[]): string =>
  ['name_nl;price;duration;needs;categories;visible;vat;moment', ...lines].join('\n');
const priceOf = async (id: string): Promise<number> => (await staff.read<ProductDefinition>(`/products/${id}`)).price;

test('a sheet that comes back as it went changes nothing', async () => {
  const sheet = await exported();
  expect(sheet).toContain('massage-25;1;product;activity;;Massage 25;Massage 25;;;;;;;45,00;9;');
  expect(sheet).toContain(';yes;25;0;10;1;0;therapist: Masseren | room;;;');
  expect(sheet).toContain(';2 x therapist: Masseren | room;');
  const result = await imported(sheet);
  expect([result.saved, fates(result)]).toEqual([true, []]);
});

test('a dry run says what becomes of each line and writes nothing', async () => {
  const sheet = (await exported()).replace('45,00', '47,50');
  const tried = await imported(sheet, true);
  expect([tried.saved, fates(tried)]).toEqual([false, [expect.stringMatching(/^\d+ changed$/)]]);
  expect(await priceOf('massage-25')).toBe(4500);
  expect((await imported(sheet)).saved).toBe(true);
  expect(await priceOf('massage-25')).toBe(4750);
});

test('with one line refused nothing is written, and every wrong line is named', async () => {
  const sheet = (await exported()).replace('47,50', '49,00').replace('90,00', 'veel').replace('thee;1;', 'weg;1;');
  const result = await imported(sheet);
  expect(result.saved).toBe(false);
  expect(fates(result)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('refused /price price_unreadable'),
      expect.stringContaining('refused /id not_found'),
    ]),
  );
  expect(await priceOf('massage-25')).toBe(4750);
});

test('who changed a product since the sheet was made loses nothing', async () => {
  const sheet = (await exported()).replace('4,00', '5,00');
  await staff.change('/products/thee', { name: { nl: 'Muntthee' } });
  expect(fates(await imported(sheet))).toEqual([expect.stringContaining('refused /version version_conflict')]);
  expect(await staff.read('/products/thee')).toMatchObject({ price: 400, name: { nl: 'Muntthee' } });
});

test('a name that begins as a formula goes out as text and comes back as it was', async () => {
  await staff.change('/products/thee', { name: { nl: '=Thee' } });
  const sheet = await exported();
  expect(sheet).toContain(";'=Thee;");
  expect(fates(await imported(sheet))).toEqual([]);
});

test.each([
  ['another file', 'naam,prijs\nThee,4\n', '1 refused / columns_unknown'],
  ['half a file', 'id;version\n"thee', '2 refused / quote_open'],
  ['another encoding', 'id;version\ncaf\uFFFD;1\n', '2 refused / encoding_unknown'],
])('%s is refused with its line', async (_what, csv, fate) => {
  expect(fates(await imported(csv))).toEqual([fate]);
});

test('two hundred thousand lines are refused before they are read', async () => {
  const csv = 'thee;1;product;Thee\n'.repeat(200_000);
  expect(refusal(await staff.send('POST', '/admin/products/import', { csv, dryRun: true }))).toEqual([
    413,
    'payload_too_large',
  ]);
});

test('a list of products is made, with the categories that it names, and sold at once', async () => {
  const csv = sheetWith(
    'Zweven;55,00;50;therapist: Masseren | room;Rust | sessies;yes;21;location',
    'Thee & taart;7,50;;;Rust;yes;9;payment',
    "'=Klank;20;25;room;;no;9;payment",
  );
  const tried = await imported(csv, true);
  expect([tried.saved, tried.newCategories, fates(tried)]).toEqual([
    false,
    ['Rust'],
    ['2 created', '3 created', '4 created'],
  ]);
  expect((await imported(csv)).saved).toBe(true);
  const { data: rows } = (await staff.send<ProductRow[]>('GET', '/admin/products?pageSize=200')).json;
  const row = (name: string) => rows.find((one) => one.name.nl === name)!;
  expect(row('Thee &amp; taart')).toMatchObject({ price: 750, visible: true });
  expect(await staff.read(`/products/${row('Zweven').id}`)).toMatchObject({
    type: 0,
    price: 5500,
    vatRate: 21,
    paymentMoment: 'location',
    visible: true,
    planning: {
      duration: 50,
      guests: 1,
      needs: [
        { kindId: 'therapist', skillId: 'masseren', count: 1 },
        { kindId: 'room', skillId: null, count: 1 },
      ],
    },
    categoryIds: ['sessies', expect.any(String)],
  });
  expect(row('=Klank')).toMatchObject({ visible: false });
  await bookedGroup(kuur, row('Zweven').xplanId, { time: '12:00' });
});

test('what is wrong with a line that makes a product is said in its column, and nothing is made', async () => {
  const before = await exported();
  const csv = sheetWith(
    'Zonder prijs;;50;;;yes;9;payment',
    'Onbekend;10;50;Zwaard;;yes;9;payment',
    'Zonder tijd;10;;room;;yes;9;payment',
    'Krom;10;7;room;;misschien;8;later',
    ';10;;;Nieuw;yes;9;payment',
    'Goed;10;;;Nieuw;yes;9;payment',
  );
  expect(fates(await imported(csv))).toEqual([
    '2 refused /price required',
    '3 refused /needs not_found',
    '4 refused /needs without_duration',
    '5 refused /vat not_allowed /moment not_allowed /visible not_allowed',
    '6 refused /name_nl required',
    '7 created',
  ]);
  expect(await exported()).toBe(before);
});

test('only products are new in a sheet, and its columns may be few', async () => {
  expect(fates(await imported('kind;name_nl;price\ncollection;Dagje;10\n'))).toEqual([
    '2 refused /kind only_products_new',
  ]);
  expect(fates(await imported('price;id;version\n4,50;thee;1\n'))).toEqual(['2 refused /version version_conflict']);
});

test('of more than five hundred new products the rest is refused, and nothing is made', async () => {
  const names = Array.from({ length: 502 }, (_, number) => `Stoel ${number};5;;;;no;9;payment`);
  const result = await imported(sheetWith(...names));
  expect([result.saved, fates(result).slice(499)]).toEqual([
    false,
    ['501 created', '502 refused / too_many_changes', '503 refused / too_many_changes'],
  ]);
  expect(await exported()).not.toContain('Stoel');
});

const rules = [
  '55,00 dates=2026-12-24..2027-01-03 priority=2',
  '39,50 weekdays=1,2,3,4 times=17:00-24:00 priority=1',
  '41,00 dates=..2026-05-31',
].join(' | ');

test('prices by day and time go out in a column and come back as they were', async () => {
  const rule = { fromDate: null, toDate: null, weekdays: null };
  await staff.change('/products/massage-25', {
    priceRules: [
      { ...rule, weekdays: [1, 2, 3, 4], fromTime: '17:00', toTime: '24:00', price: 3950, priority: 1 },
      { ...rule, fromDate: '2026-12-24', toDate: '2027-01-03', price: 5500, priority: 2 },
      { ...rule, toDate: '2026-05-31', price: 4100, priority: 0 },
    ],
  });
  const sheet = await exported();
  expect(sheet).toContain(`;${rules}`);
  expect(fates(await imported(sheet))).toEqual([]);
  const before = (await staff.read<ProductDefinition>('/products/massage-25')).priceRules;
  expect((await imported(sheet.replace('39,50 weekdays', '37,50 weekdays'))).saved).toBe(true);
  const after = (await staff.read<ProductDefinition>('/products/massage-25')).priceRules;
  expect(after.map(({ price }) => price)).toEqual([5500, 3750, 4100]);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect((await imported((await exported()).replace(rules.replace('39,50', '37,50'), ''))).saved).toBe(true);
  expect(await staff.read('/products/massage-25')).toMatchObject({ priceRules: [] });
});

test('a price by day and time that cannot be read, or cannot be, is refused at its line', async () => {
  const before = await exported();
  const wrong = [
    'goedkoop',
    '=1+1',
    '10 weekdays=8',
    '10 weekdays=1,1',
    '10 weekdays=1 weekdays=2',
    '10 times=17:00',
    '10 times=18:00-17:00',
    '10 times=25:00-26:00',
    '10 dates=2026-02-30..',
    '10 dates=2026-05-02..2026-05-01',
    '10 priority=1001',
    '10 __proto__=1',
    '-10',
    Array(201).fill('10').join(' | '),
  ];
  const lines = ['name_nl;price;duration;price_rules', ...wrong.map((cell, at) => `Proef ${at};10;50;${cell}`)];
  const result = await imported(lines.join('\n'));
  expect(result.saved).toBe(false);
  const unreadable = (line: number) => `${line} refused /price_rules rule_unreadable`;
  expect(fates(result)).toEqual([
    ...[2, 3, 4].map(unreadable),
    '5 refused /price_rules duplicate',
    ...[6, 7].map(unreadable),
    '8 refused /price_rules times_empty',
    unreadable(9),
    '10 refused /price_rules date_invalid',
    '11 refused /price_rules dates_reversed',
    ...[12, 13, 14].map(unreadable),
    '15 refused /price_rules too_many',
  ]);
  expect(await exported()).toBe(before);
});

const stayCell = 'Baden arrivals=10:00-14:00/30 departures=22:00/60 length=120-720';

test('places and stays are written as they are exported, by the name of what they take', async () => {
  expect(await exported()).toContain(`;${stayCell};`);
  const pool = 'Baden units=2 starts=10:00,11:30 weekdays=6,7';
  const csv = ['name_nl;price;duration;pool;stay', `Watergym;12;45;${pool};`, `Nachtbad;0;;;${stayCell}`].join('\n');
  expect((await imported(csv)).saved).toBe(true);
  const sheet = await exported();
  expect(sheet).toContain(`;${pool};;`);
  expect(fates(await imported(sheet))).toEqual([]);
  const { data: rows } = (await staff.send<ProductRow[]>('GET', '/admin/products?pageSize=200')).json;
  const made = (name: string) =>
    staff.read<ProductDefinition>(`/products/${rows.find((one) => one.name.nl === name)!.id}`);
  expect((await made('Watergym')).planning).toMatchObject({
    pool: { units: 2, starts: ['10:00', '11:30'], weekdays: [6, 7] },
  });
  expect((await made('Nachtbad')).stay).toMatchObject({
    arrivalFrom: '10:00',
    arrivalTo: '14:00',
    arrivalStep: 30,
    departureUntil: '22:00',
    departureStep: 60,
    minStay: 120,
    maxStay: 720,
  });
});

test('places and stays that cannot be are refused at their cell', async () => {
  const before = await exported();
  const pools = [
    'Zwembad',
    'Baden units=0',
    'Baden starts=25:00',
    'Baden weekdays=8',
    'Baden plaatsen=2',
    'Baden starts=10:02',
  ];
  const stays = [
    'Zwembad arrivals=10:00-18:00/60 departures=22:00/60 length=120-720',
    'Baden arrivals=10:00-18:00/60',
    'Baden arrivals=10:00/60 departures=22:00/60 length=120-720',
    'Baden arrivals=18:00-10:00/60 departures=22:00/60 length=120-720',
    'Baden arrivals=10:00-18:00/60 departures=22:00/60 length=720-120',
  ];
  const lines = [
    'name_nl;price;duration;pool;stay',
    ...pools.map((cell) => `Proef;10;50;${cell};`),
    'Proef;10;;Baden;',
    ...stays.map((cell) => `Proef;10;;;${cell}`),
  ];
  const result = await imported(lines.join('\n'));
  expect(result.saved).toBe(false);
  expect(fates(result)).toEqual([
    '2 refused /pool not_found',
    ...[3, 4, 5, 6].map((line) => `${line} refused /pool pool_unreadable`),
    '7 refused /pool off_grid',
    '8 refused /pool without_duration',
    '9 refused /stay not_found',
    ...[10, 11].map((line) => `${line} refused /stay stay_unreadable`),
    '12 refused /stay times_reversed',
    expect.stringMatching(/^13 refused \/stay too_small/),
  ]);
  expect(await exported()).toBe(before);
});

test('places with the same name stay apart, and a name may hold any sign', async () => {
  const pool = { venueId: proefbad.venueId, capacity: 10 };
  await kuur.db
    .insertInto('pool')
    .values([
      { ...pool, id: 'zout-1', name: 'Zoutbad' },
      { ...pool, id: 'zout-2', name: 'Zoutbad' },
      { ...pool, id: 'gelijk', name: 'Bad = "2"' },
      { ...pool, id: 'dicht', name: 'Oud bad' },
    ])
    .execute();
  const cells = ['Zoutbad #zout-2', '"""Bad = """"2"""""" units=2"', 'Oud bad #dicht'];
  const lines = cells.map((cell, at) => `Plek ${at};12;45;${cell}`);
  expect((await imported(['name_nl;price;duration;pool', ...lines].join('\n'))).saved).toBe(true);
  await kuur.db.updateTable('pool').set({ removedAt: new Date() }).where('id', '=', 'dicht').execute();
  const sheet = await exported();
  for (const cell of cells) expect(sheet).toContain(`;${cell};`);
  expect(fates(await imported(sheet))).toEqual([]);
  const products = await definitions();
  const poolOf = (name: string) => products.find((one) => one.name.nl === name)!.planning!.pool!.poolId;
  expect(['Plek 0', 'Plek 1', 'Plek 2'].map(poolOf)).toEqual(['zout-2', 'gelijk', 'dicht']);
  const moved = sheet.replace('Zoutbad #zout-2', 'Zoutbad #zout-1 units=2').replace('"" units=2', '"" units=3');
  expect(fates(await imported(moved, true))).toEqual([
    expect.stringMatching(/^\d+ changed$/),
    expect.stringMatching(/^\d+ changed$/),
  ]);
});

test('places that several have by name, or that are removed, are refused at their cell', async () => {
  const lines = [
    'name_nl;price;duration;pool',
    'Proef;10;50;Zoutbad',
    'Proef;10;50;Oud bad',
    'Proef;10;50;Oud bad #dicht',
  ];
  expect(fates(await imported(lines.join('\n')))).toEqual([
    '2 refused /pool ambiguous',
    '3 refused /pool not_found',
    '4 refused /pool not_found',
  ]);
  const dearer = (await exported()).replace(/(;Plek 2;.*?;)12,00;/, '$113,00;');
  expect(fates(await imported(dearer))).toEqual([expect.stringMatching(/^\d+ refused \/pool not_found$/)]);
});

test('the stay of an entry and what a voucher is for go out in columns and come back', async () => {
  const csv = [
    'name_nl;type;price;stay_product;worth',
    'Avondentree;entry;20;Nachtbad;',
    'Dagbon;giftCard;40;;2 x Massage 25 | =Thee',
    'Proef;entry;20;Thee;',
    'Proef;giftCard;20;;51 x Massage 25',
    'Proef;giftCard;20;;Zwaard',
    'Proef;activity;20;;Massage 25',
  ];
  expect(fates(await imported(csv.join('\n')))).toEqual([
    '2 created',
    '3 created',
    '4 refused /stay_product not_found',
    '5 refused /worth too_large',
    '6 refused /worth not_found',
    '7 refused /worth not_allowed',
  ]);
  expect((await imported(csv.slice(0, 3).join('\n'))).saved).toBe(true);
  const products = await definitions();
  const made = (name: string) => products.find((one) => one.name.nl === name)!;
  expect(made('Avondentree').stayProductId).toBe(made('Nachtbad').id);
  expect(made('Dagbon').worth).toEqual([
    { productId: 'massage-25', quantity: 2 },
    { productId: 'thee', quantity: 1 },
  ]);
  expect(fates(await imported(await exported()))).toEqual([]);
});
