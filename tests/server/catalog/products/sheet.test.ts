import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportResult, ProductDefinition } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor } from '#tests/support/catalogueEditor.ts';
import { planningApp, refusal } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';

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
const priceOf = async (id: string): Promise<number> => (await staff.read<ProductDefinition>(`/products/${id}`)).price;

test('a sheet that comes back as it went changes nothing', async () => {
  const sheet = await exported();
  expect(sheet).toContain('massage-25;1;product;Massage 25;Massage 25;;;45,00;9;100;yes');
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
