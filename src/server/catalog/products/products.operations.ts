import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { created } from '#server/http/handlers.ts';
import type { Definitions } from './definitions.service.ts';
import { fileOperations } from './productFiles.operations.ts';
import type { FileOperations } from './productFiles.operations.ts';
import type { ListedProduct } from './productRows.repo.ts';
import type { StaffProducts } from './staffProducts.service.ts';

type ProductOperations = FileOperations &
  Pick<
    Handlers,
    | 'listCategories'
    | 'createCategory'
    | 'orderCategories'
    | 'getCategory'
    | 'updateCategory'
    | 'deleteCategory'
    | 'orderCategory'
    | 'listProducts'
    | 'setProductVisibility'
    | 'createProduct'
    | 'getProduct'
    | 'updateProduct'
    | 'deleteProduct'
    | 'createCollection'
    | 'getCollection'
    | 'updateCollection'
    | 'deleteCollection'
    | 'createProductGroup'
    | 'getProductGroup'
    | 'updateProductGroup'
    | 'deleteProductGroup'
  >;

export function productOperations(catalog: StaffProducts): ProductOperations {
  const { categories, products, collections, groups } = catalog;
  return {
    ...fileOperations(catalog),
    listCategories: async ({ context }) => ({ status: 200, body: await categories.list(context.venue.venueId) }),
    createCategory: async ({ context, body }) => created(await categories.create(context.venue.venueId, body)),
    orderCategories: async ({ context, body }) => {
      await categories.order(context.venue.venueId, body);
      return { status: 204 };
    },
    getCategory: async ({ context, params, query }) => ({
      status: 200,
      body: { data: await categories.read(context.venue.venueId, params.id, shownBy(query)) },
    }),
    updateCategory: async ({ context, params, body }) => ({
      status: 200,
      body: { data: await categories.update(context.venue.venueId, params.id, body) },
    }),
    deleteCategory: removeOf(categories),
    orderCategory: async ({ context, params, body }) => {
      await categories.orderProducts(context.venue.venueId, params.id, body);
      return { status: 204 };
    },
    listProducts: async ({ context, query }) => ({
      status: 200,
      body: await catalog.list(context.venue.venueId, query),
    }),
    setProductVisibility: async ({ context, body }) => {
      await catalog.setVisibility(context.venue.venueId, body);
      return { status: 204 };
    },
    createProduct: async ({ context, body }) => created(await products.create(context.venue.venueId, body)),
    getProduct: readOf(products),
    updateProduct: updateOf(products),
    deleteProduct: removeOf(products),
    createCollection: async ({ context, body }) => created(await collections.create(context.venue.venueId, body)),
    getCollection: readOf(collections),
    updateCollection: updateOf(collections),
    deleteCollection: removeOf(collections),
    createProductGroup: async ({ context, body }) => created(await groups.create(context.venue.venueId, body)),
    getProductGroup: readOf(groups),
    updateProductGroup: updateOf(groups),
    deleteProductGroup: removeOf(groups),
  };
}

type Asked = { context: RequestContext; params: { id: string } };

const readOf =
  <Form, View>({ read }: Definitions<Form, View>) =>
  async ({ context, params }: Asked) => ({
    status: 200 as const,
    body: { data: await read(context.venue.venueId, params.id) },
  });

const updateOf =
  <Form, View>({ update }: Definitions<Form, View>) =>
  async ({ context, params, body }: Asked & { body: Form & { version: number } }) => ({
    status: 200 as const,
    body: { data: await update(context.venue.venueId, params.id, body) },
  });

const removeOf =
  ({ remove }: { remove(venueId: string, id: string): Promise<void> }) =>
  async ({ context, params }: Asked) => {
    await remove(context.venue.venueId, params.id);
    return { status: 204 as const };
  };

const lists = { products: 'product', collections: 'collection', groups: 'productGroup' } as const;

/** `include`: only these kinds; `visible`: hidden ones are left out unless all are asked. */
function shownBy({ include, visible = 'all' }: { include?: string; visible?: 'all' | 'visible' }) {
  const kinds = include?.split(',').map((list) => lists[list as keyof typeof lists]);
  return (row: ListedProduct): boolean =>
    (kinds === undefined || kinds.includes(row.objectType)) && (visible === 'all' || row.visible);
}
