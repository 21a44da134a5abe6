import type { OperationId } from '#server/http/handlers.ts';
import {
  CatalogueEditor,
  categoryForm,
  collectionForm,
  groupForm,
  productForm,
} from '#tests/support/catalogueEditor.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const editor = ({ money, owner }: World): CatalogueEditor => new CatalogueEditor(money.opened.app, owner.token);

const made = async (world: World, path: string, form: object): Promise<Record<string, string>> => ({
  id: (await editor(world).create(path, form)).id,
});

const writes = (path: string, kind: string, form: object): Record<'create' | 'update' | 'delete', StaffWrite> => ({
  create: { leaves: [`${kind} created`], prepare: async () => ({ body: form }) },
  update: {
    leaves: [`${kind} changed`],
    prepare: async (world) => ({
      params: await made(world, path, form),
      body: { ...form, name: { nl: 'Anders' }, version: 1 },
    }),
  },
  delete: { leaves: [`${kind} removed`], prepare: async (world) => ({ params: await made(world, path, form) }) },
});

const product = writes('/products', 'product', productForm());
const collection = writes('/products/collections', 'product', collectionForm());
const group = writes('/products/groups', 'product', groupForm());
const category = writes('/products/categories', 'category', categoryForm());

export const catalogueWrites = {
  createProduct: product.create,
  updateProduct: product.update,
  deleteProduct: product.delete,
  createCollection: collection.create,
  updateCollection: collection.update,
  deleteCollection: collection.delete,
  createProductGroup: group.create,
  updateProductGroup: group.update,
  deleteProductGroup: group.delete,
  createCategory: category.create,
  updateCategory: category.update,
  deleteCategory: category.delete,
  setProductVisibility: {
    leaves: ['product changed'],
    prepare: async (world) => ({
      body: { ids: [(await made(world, '/products', productForm()))['id']], visible: false },
    }),
  },
  importProducts: {
    leaves: ['product changed'],
    prepare: async (world) => {
      const { id } = await made(world, '/products', productForm());
      const head = 'id;version;kind;name_nl;name_en;name_de;name_fr;price;vat;deposit;visible';
      return { body: { csv: `${head}\n${id};1;product;Anders;;;;55,00;9;100;yes\n`, dryRun: false } };
    },
  },
  importCatalogue: {
    leaves: ['category created', 'product created'],
    prepare: async () => {
      const categories = [{ id: 'c-file', form: { ...categoryForm(), version: 1 } }];
      const products = [{ id: 'p-file', form: { ...productForm({ categoryIds: ['c-file'] }), version: 1 } }];
      return { body: { catalogue: { categories, products, collections: [], groups: [] }, dryRun: false } };
    },
  },
  orderCategories: {
    leaves: ['category changed'],
    prepare: async (world) => {
      await made(world, '/products/categories', categoryForm());
      const { db } = world.money.opened.app;
      const rows = await db.selectFrom('category').select('id').orderBy('position').orderBy('id').execute();
      const { venueId } = proefbad;
      const venue = db.selectFrom('venue').select('catalogVersion').where('venueId', '=', venueId);
      const { catalogVersion: version } = await venue.executeTakeFirstOrThrow();
      return { body: { ids: rows.map(({ id }) => id).toReversed(), version } };
    },
  },
  orderCategory: {
    leaves: ['category changed'],
    prepare: async (world) => {
      const { id } = await made(world, '/products/categories', categoryForm({ productIds: ['thee', 'duo'] }));
      return { params: { id: id! }, body: { ids: ['duo', 'thee'], version: 1 } };
    },
  },
} satisfies Partial<Record<OperationId, StaffWrite>>;
