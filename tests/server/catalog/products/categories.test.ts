import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Category,
  CategorySummary,
  FlowParts,
  ProductDefinition,
  ProductGroup,
  ProductRow,
  StepEntry,
} from '#contract/names.ts';
import { productLacks } from '#domain/catalog/productLacks.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor, categoryForm, groupForm, productForm } from '#tests/support/catalogueEditor.ts';
import { planningApp, refusal, wrongFields } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let staff: CatalogueEditor;
beforeAll(async () => {
  ({ kuur } = await planningApp());
  staff = new CatalogueEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(() => kuur.close());

type Listed = { data: CategorySummary[]; meta: { version: number } };
const categories = async (): Promise<Listed> =>
  (await staff.send('GET', '/products/categories')).json as unknown as Listed;
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

test('categories are listed in their order, with what is in them', async () => {
  const { data, meta } = await categories();
  expect(data.map(({ id, productCount, visible }) => [id, productCount, visible])).toEqual([
    ['behandelingen', 3, true],
    ['sessies', 1, true],
    ['arrangementen', 1, true],
  ]);
  expect(meta).toEqual({ version: 1 });
});

test('of two who order the categories the second is told', async () => {
  const { meta } = await categories();
  const order = (ids: string[]) => staff.send('PUT', '/products/categories/order', { ids, ...meta });
  expect(wrongFields(await order(['sessies', 'arrangementen']))).toEqual(['/ids not_allowed']);
  expect(wrongFields(await order(['sessies', 'sessies', 'arrangementen']))).toEqual(['/ids not_allowed']);
  expect((await order(['sessies', 'arrangementen', 'behandelingen'])).status).toBe(204);
  expect(refusal(await order(['arrangementen', 'sessies', 'behandelingen']))).toEqual([409, 'version_conflict']);
  expect(idsOf((await categories()).data)).toEqual(['sessies', 'arrangementen', 'behandelingen']);
  const now = (await categories()).meta;
  const answers = await Promise.all(
    [1, 2].map(() =>
      staff.send('PUT', '/products/categories/order', { ids: ['behandelingen', 'sessies', 'arrangementen'], ...now }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
});

test('visitors see the products of a category in its new order at once', async () => {
  const shown = async (): Promise<string[]> => {
    const answer = await kuur.call<StepEntry[]>('GET', '/api/flows/f-dagje/step/1');
    return answer.json.data.flatMap(({ products }) => idsOf(products));
  };
  expect(await shown()).toEqual(['massage', 'duo', 'hammam']);
  const { version } = await staff.read<Category>('/products/categories/behandelingen');
  const ids = ['duo', 'geheim', 'massage'];
  const order = () => staff.send('PUT', '/products/categories/behandelingen/order', { ids, version });
  expect((await order()).status).toBe(204);
  expect(await shown()).toEqual(['duo', 'massage', 'hammam']);
  expect(refusal(await order())).toEqual([409, 'version_conflict']);
});

test('a new category stands last, and a flow that shows one keeps it', async () => {
  const made = await staff.create<Category>('/products/categories', categoryForm({ productIds: ['thee', 'duo'] }));
  expect(idsOf(made.products)).toEqual(['thee', 'duo']);
  expect((await categories()).data.at(-1)?.id).toBe(made.id);
  const answer = await staff.send('DELETE', '/products/categories/sessies');
  expect(refusal(answer)).toEqual([409, 'in_use']);
  expect(answer.json.usedBy).toEqual([{ kind: 'flow', id: 'f-dagje', name: 'Dagje' }]);
  expect((await staff.send('DELETE', `/products/categories/${made.id}`)).status).toBe(204);
  expect((await staff.read<ProductDefinition>('/products/thee')).categoryIds).toEqual([]);
});

test('a category with a product that is gone is refused', async () => {
  const answer = await staff.send('POST', '/products/categories', categoryForm({ productIds: ['thee', 'weg'] }));
  expect(wrongFields(answer)).toEqual(['/productIds/1 not_found']);
});

test('who has a category open is told when a product comes into it', async () => {
  const form = await staff.changed('/products/categories/sessies', { name: { nl: 'Sessies' } });
  await staff.change('/products/thee', { categoryIds: ['sessies'] });
  expect(refusal(await staff.send('PUT', '/products/categories/sessies', form))).toEqual([409, 'version_conflict']);
  expect(idsOf((await staff.read<Category>('/products/categories/sessies')).products)).toEqual(['hammam', 'thee']);
});

const rows = async (filter: string, q = ''): Promise<ProductRow[]> => {
  const query = new URLSearchParams({ filter, q, pageSize: '100' });
  return (await staff.send<ProductRow[]>('GET', `/admin/products?${query.toString()}`)).json.data;
};

test('products are found by words, kind, type, visibility, category, missing texts and missing prices', async () => {
  expect(idsOf(await rows('', 'duo'))).toEqual(['duo']);
  expect(idsOf(await rows('objectType:collection'))).toEqual(['dag']);
  expect(idsOf(await rows('id:hammam'))).toEqual(['hammam']);
  expect(idsOf(await rows('type:14'))).toEqual(['hammam']);
  expect(idsOf(await rows('visible:false'))).toEqual(['geheim', 'verblijf']);
  expect(idsOf(await rows('categoryId:arrangementen'))).toEqual(['dag']);
  expect(idsOf(await rows('missing:en'))).toEqual(['dag', 'massage']);
  expect(idsOf(await rows('priceMissing:true'))).toEqual([]);
  const free = await staff.create<ProductDefinition>('/products', productForm({ price: 0 }));
  expect(idsOf(await rows('priceMissing:true'))).toEqual([free.id]);
  const wednesdays = { fromDate: null, toDate: null, weekdays: [3], price: 4500, priority: 1 };
  const dear = await staff.create<ProductDefinition>('/products', productForm({ price: 0, priceRules: [wednesdays] }));
  const group = (productId: string) => groupForm({ options: [{ productId, optionName: { nl: 'Een' } }] });
  await staff.create('/products/groups', group(dear.id));
  const freeGroup = await staff.create<ProductGroup>('/products/groups', group(free.id));
  expect(idsOf(await rows('priceMissing:true')).toSorted()).toEqual([free.id, freeGroup.id].toSorted());
  expect((await rows('objectType:productGroup')).find(({ id }) => id === 'massage')).toMatchObject({
    id: 'massage',
    price: 4500,
    optionCount: 2,
  });
});

test('the list misses a price exactly where the form does', async () => {
  const listed = await rows('objectType:product');
  for (const { id, priceMissing } of listed) {
    const lacks = productLacks(await staff.read<ProductDefinition>(`/products/${id}`));
    expect([id, lacks.some(({ code }) => code === 'no_price')]).toEqual([id, priceMissing]);
  }
  expect(listed.some(({ priceMissing }) => priceMissing)).toBe(true);
});

test('a flow counts what visitors can choose of a category: nothing of one that is hidden', async () => {
  const offered = async (id: string): Promise<number | undefined> => {
    const { categories } = (await staff.send<FlowParts>('GET', '/admin/flow-parts')).json.data;
    return categories.find((category) => category.id === id)?.offered;
  };
  const { id } = await staff.create<Category>('/products/categories', categoryForm({ productIds: ['thee', 'geheim'] }));
  expect(await offered(id)).toBe(1);
  await staff.change(`/products/categories/${id}`, { visible: false });
  expect(await offered(id)).toBe(0);
});

test('a category read for one kind leaves the others out', async () => {
  const only = (query: string) => staff.read<Category>(`/products/categories/behandelingen?${query}`);
  expect(idsOf((await only('include=groups')).products)).toEqual(['massage']);
  expect(idsOf((await only('visible=visible')).products)).not.toContain('geheim');
});
