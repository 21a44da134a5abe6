import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Category, FlowDefinition, ProductDefinition } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor, categoryForm, collectionForm, productForm } from '#tests/support/catalogueEditor.ts';
import { FlowEditor } from '#tests/support/flowEditor.ts';
import { planningApp, wrongFields } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import { whileVanishing } from '#tests/support/vanishing.ts';

let kuur: TestApp;
let staff: CatalogueEditor;
let flows: FlowEditor;
beforeAll(async () => {
  ({ kuur } = await planningApp());
  const { token } = await staffMember(kuur, 'content');
  staff = new CatalogueEditor(kuur, token);
  flows = new FlowEditor(kuur, token);
});
afterAll(() => kuur.close());

const without = (table: 'product' | 'category' | 'image', id: string) =>
  kuur.db.deleteFrom(table).where('venueId', '=', 'proefbad').where('id', '=', id);

test('a product whose category vanishes while it is saved is refused at that category', async () => {
  const { id } = await staff.create<Category>('/products/categories', categoryForm());
  const answer = await whileVanishing(
    kuur,
    { removal: without('category', id), write: 'insert into category_product' },
    () => staff.send('POST', '/products', productForm({ categoryIds: ['sessies', id] })),
  );
  expect(wrongFields(answer)).toEqual(['/categoryIds/1 not_found']);
});

test('an arrangement whose part vanishes while it is saved is refused at that part', async () => {
  const { id } = await staff.create<ProductDefinition>('/products', productForm());
  const parts = [
    { productId: 'thee', choice: 0 },
    { productId: id, choice: 0 },
  ];
  const answer = await whileVanishing(
    kuur,
    { removal: without('product', id), write: 'insert into "collection_part"' },
    () => staff.send('POST', '/products/collections', collectionForm({ parts })),
  );
  expect(wrongFields(answer)).toEqual(['/parts/1/productId not_found']);
});

test('a category whose product vanishes while it is saved is refused at that product', async () => {
  const { id } = await staff.create<ProductDefinition>('/products', productForm());
  const answer = await whileVanishing(
    kuur,
    { removal: without('product', id), write: 'insert into "category_product"' },
    () => staff.send('POST', '/products/categories', categoryForm({ productIds: [id] })),
  );
  expect(wrongFields(answer)).toEqual(['/productIds/0 not_found']);
});

test('a flow whose picture vanishes while it is published keeps its draft and says what it lacks', async () => {
  await sql`insert into image (venue_id, id, sizes) select venue_id, 'weg', sizes from image
    where venue_id = 'proefbad' limit 1`.execute(kuur.db);
  const { id } = await flows.create({ slug: 'beeld', imageId: 'weg' });
  const answer = await whileVanishing(kuur, { removal: without('image', 'weg'), write: 'insert into "flow"' }, () =>
    flows.attemptPublish(id),
  );
  expect([answer.status, answer.json.code]).toEqual([409, 'flow_incomplete']);
  expect(answer.json.lacks).toEqual([{ code: 'image_missing', pointer: '/imageId', name: '' }]);
  const { state }: FlowDefinition = await flows.read(id);
  expect(state).toBe('draft');
});
