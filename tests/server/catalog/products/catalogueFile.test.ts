import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue, ImportResult } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor } from '#tests/support/catalogueEditor.ts';
import { planningApp, refusal, wrongFields } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let staff: CatalogueEditor;
beforeAll(async () => {
  ({ kuur } = await planningApp());
  staff = new CatalogueEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(() => kuur.close());

const path = '/admin/products/catalogue';
const exported = async (): Promise<Catalogue> => (await staff.send<Catalogue>('GET', path)).json.data;
const imported = async (catalogue: Catalogue, dryRun = false): Promise<ImportResult> => {
  const answer = await staff.send<ImportResult>('POST', path, { catalogue, dryRun });
  expect([answer.status, answer.json.errors]).toEqual([200, undefined]);
  return answer.json.data;
};
const fates = ({ lines }: ImportResult): string[] =>
  lines
    .filter(({ fate }) => fate !== 'unchanged')
    .map(({ name, fate, errors }) => [name, fate, ...errors.map((one) => `${one.pointer} ${one.code}`)].join(' '));

/** Without versions, which every change raises, and without ids of price rules, which each product has of its own. */
const content = (catalogue: Catalogue): unknown =>
  JSON.parse(JSON.stringify(catalogue, (key, value) => (key === 'version' ? undefined : value)));

const everything = ['/products/groups/massage', '/products/collections/dag', '/products/thee', '/products/geheim'];

test('a catalogue that comes back as it went changes nothing', async () => {
  const file = await exported();
  expect(file.products.find(({ id }) => id === 'massage-25')?.form.priceRules).toMatchObject([{ price: 5000 }]);
  const result = await imported(file);
  expect([result.saved, fates(result)]).toEqual([true, []]);
});

test('what was removed comes back as it was: groups, choices, texts and places in a category', async () => {
  const file = await exported();
  for (const one of everything) expect((await staff.send('DELETE', one)).status).toBe(204);
  expect(content(await exported())).not.toEqual(content(file));
  const current = await exported();
  const back = {
    ...file,
    categories: file.categories.map(({ id, form }) => ({
      id,
      form: { ...form, version: current.categories.find((one) => one.id === id)!.form.version },
    })),
  };
  const tried = await imported(back, true);
  expect(fates(tried).toSorted()).toEqual(
    ['Dag created', 'Geheimpje created', 'Massage created', 'Thee created', 'behandelingen changed'].toSorted(),
  );
  expect(content(await exported())).toEqual(content(current));
  expect((await imported(back)).saved).toBe(true);
  expect(content(await exported())).toEqual(content(file));
});

test('price rules, categories and their order are written from a file', async () => {
  const file = await exported();
  const rule = { fromDate: null, toDate: null, weekdays: [1, 2], price: 300, priority: 4 };
  const thee = file.products.find(({ id }) => id === 'thee')!;
  thee.form.priceRules = [rule];
  thee.form.categoryIds = ['bar'];
  file.categories.push({
    id: 'bar',
    form: { name: { nl: 'Bar' }, description: { nl: '' }, visible: true, productIds: ['taart', 'thee'], version: 1 },
  });
  file.products.push({ id: 'taart', form: { ...thee.form, name: { nl: 'Taart' }, version: 1 } });
  expect(fates(await imported(file))).toEqual(['Bar created', 'Thee changed', 'Taart created']);
  const after = await exported();
  expect(after.categories.find(({ id }) => id === 'bar')?.form.productIds).toEqual(['taart', 'thee']);
  expect(after.products.find(({ id }) => id === 'taart')?.form.priceRules).toMatchObject([rule]);
});

test('with one object refused nothing is written, and each is named', async () => {
  const file = await exported();
  const before = content(file);
  const [first, second] = file.products;
  first!.form.price += 100;
  second!.form.version += 1;
  file.groups[0]!.form.options.push({ productId: 'weg', optionName: { nl: 'Weg' } });
  const result = await imported(file);
  expect(result.saved).toBe(false);
  expect(fates(result)).toEqual([
    expect.stringMatching(/ changed$/),
    expect.stringMatching(/ refused \/version version_conflict$/),
    'Massage refused /options/2/productId not_found',
  ]);
  expect(content(await exported())).toEqual(before);
});

test('an id names one object, and what is no catalogue is refused at its place', async () => {
  const file = await exported();
  file.products.push(file.products[0]!);
  expect(wrongFields(await staff.send('POST', path, { catalogue: file, dryRun: false }))).toEqual([
    `/catalogue/products/${file.products.length - 1}/id duplicate`,
  ]);
  const foreign = { ...file, products: [{ id: 'a', form: { name: 'Thee' } }] };
  expect(refusal(await staff.send('POST', path, { catalogue: foreign, dryRun: false }))).toEqual([
    400,
    'validation_failed',
  ]);
});
