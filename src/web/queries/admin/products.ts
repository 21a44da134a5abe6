import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  Catalogue,
  CategoryForm,
  CategoryUpdate,
  CollectionForm,
  CollectionUpdate,
  OrderForm,
  ProductForm,
  ProductGroupForm,
  ProductGroupUpdate,
  ProductUpdate,
  UsedBy,
  VisibilityForm,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { everyPage } from '#web/api/everyPage.ts';

const productsKey = ['admin', 'products'] as const;

export const productsPerPage = 25;

type ProductsQuery = { q?: string; sort?: string; cursor?: string; filter?: string; pageSize?: number };

const at = (id: string) => ({ params: { path: { id } } });

export const categoriesQuery = queryOptions({
  queryKey: [...productsKey, 'categories'],
  queryFn: ({ signal }) => bodyOf(api.GET('/products/categories', { signal })),
  staleTime: 0,
});

export const categoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'category', id],
    queryFn: ({ signal }) => dataOf(api.GET('/products/categories/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

export const productsQuery = (query: ProductsQuery) =>
  queryOptions({
    queryKey: [...productsKey, 'list', query],
    queryFn: ({ signal }) => {
      const params = { query: { pageSize: productsPerPage, ...query } };
      return bodyOf(api.GET('/admin/products', { params, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** All of the venue: the browser searches them itself, so that what is looked for stands in no address. */
export const everyProductQuery = queryOptions({
  queryKey: [...productsKey, 'every'],
  queryFn: ({ signal }) => everyPage((query) => bodyOf(api.GET('/admin/products', { params: { query }, signal }))),
  staleTime: 0,
});

/** Everything that can be an option, a part or what a voucher pays. */
export const choosableQuery = queryOptions({
  queryKey: [...productsKey, 'choosable'],
  queryFn: ({ signal }) => {
    const query = { filter: 'objectType:product' };
    const read = (part: object) =>
      bodyOf(api.GET('/admin/products', { params: { query: { ...query, ...part } }, signal }));
    return everyPage(read);
  },
  staleTime: 0,
});

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'product', id],
    queryFn: ({ signal }) => dataOf(api.GET('/products/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'collection', id],
    queryFn: ({ signal }) => dataOf(api.GET('/products/collections/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'group', id],
    queryFn: ({ signal }) => dataOf(api.GET('/products/groups/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

/** What a planning can ask for. */
export const plannableQuery = queryOptions({
  queryKey: [...productsKey, 'plannable'],
  queryFn: async ({ signal }) => {
    const [kinds, skills, pools] = await Promise.all([
      everyPage((query) => bodyOf(api.GET('/admin/resource-kinds', { params: { query }, signal }))),
      everyPage((query) => bodyOf(api.GET('/admin/skills', { params: { query }, signal }))),
      everyPage((query) => bodyOf(api.GET('/admin/pools', { params: { query }, signal }))),
    ]);
    return { kinds, skills, pools };
  },
});

export const readProductsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: productsKey });

/** Whatever changes, lists, categories and what names it are read again. */
const change = <Input, Output>(client: QueryClient, mutationFn: (input: Input) => Promise<Output>) =>
  mutationOptions({ mutationFn, onSettled: () => readProductsAgain(client) });

export const orderCategories = (client: QueryClient) =>
  change(client, (body: OrderForm) => bodyOf(api.PUT('/products/categories/order', { body })));

export const orderCategory = (client: QueryClient, id: string) =>
  change(client, (body: OrderForm) => bodyOf(api.PUT('/products/categories/{id}/order', { ...at(id), body })));

export const setVisibility = (client: QueryClient) =>
  change(client, (body: VisibilityForm) => bodyOf(api.PUT('/admin/products/visibility', { body })));

export const createCategory = (client: QueryClient) =>
  change(client, (body: CategoryForm) => dataOf(api.POST('/products/categories', { body })));

export const updateCategory = (client: QueryClient, id: string) =>
  change(client, (body: CategoryUpdate) => dataOf(api.PUT('/products/categories/{id}', { ...at(id), body })));

export const createProduct = (client: QueryClient) =>
  change(client, (body: ProductForm) => dataOf(api.POST('/products', { body })));

export const updateProduct = (client: QueryClient, id: string) =>
  change(client, (body: ProductUpdate) => dataOf(api.PUT('/products/{id}', { ...at(id), body })));

export const createCollection = (client: QueryClient) =>
  change(client, (body: CollectionForm) => dataOf(api.POST('/products/collections', { body })));

export const updateCollection = (client: QueryClient, id: string) =>
  change(client, (body: CollectionUpdate) => dataOf(api.PUT('/products/collections/{id}', { ...at(id), body })));

export const createGroup = (client: QueryClient) =>
  change(client, (body: ProductGroupForm) => dataOf(api.POST('/products/groups', { body })));

export const updateGroup = (client: QueryClient, id: string) =>
  change(client, (body: ProductGroupUpdate) => dataOf(api.PUT('/products/groups/{id}', { ...at(id), body })));

/** Texts, prices, times and needs of the whole catalogue, as a CSV file. */
export const exportSheet = (): Promise<string> => bodyOf(api.GET('/admin/products/export', { parseAs: 'text' }));

/** Everything that is said of the whole catalogue, as JSON. */
export const exportCatalogue = async (): Promise<string> =>
  `${JSON.stringify(await dataOf(api.GET('/admin/products/catalogue')), null, 2)}\n`;

type Imported = { file: { csv: string } | { catalogue: Catalogue }; dryRun: boolean };

export const importFile = (client: QueryClient) =>
  change(client, ({ file, dryRun }: Imported) =>
    'csv' in file
      ? dataOf(api.POST('/admin/products/import', { body: { ...file, dryRun } }))
      : dataOf(api.POST('/admin/products/catalogue', { body: { ...file, dryRun } })),
  );

const removals = {
  category: (id: string) => api.DELETE('/products/categories/{id}', at(id)),
  product: (id: string) => api.DELETE('/products/{id}', at(id)),
  collection: (id: string) => api.DELETE('/products/collections/{id}', at(id)),
  productGroup: (id: string) => api.DELETE('/products/groups/{id}', at(id)),
  resource: (id: string) => api.DELETE('/admin/resources/{id}', at(id)),
  resourceKind: (id: string) => api.DELETE('/admin/resource-kinds/{id}', at(id)),
  skill: (id: string) => api.DELETE('/admin/skills/{id}', at(id)),
  pool: (id: string) => api.DELETE('/admin/pools/{id}', at(id)),
} as const;

export type Removable = keyof typeof removals;

/** Returns what still uses it; removed when nothing does. */
export const removeObject = (client: QueryClient, kind: Removable, id: string) =>
  change(client, async (): Promise<UsedBy[]> => {
    const answer = await removals[kind](id);
    if (answer.error?.code === 'in_use') return answer.error.usedBy ?? [];
    await bodyOf(Promise.resolve(answer));
    return [];
  });
