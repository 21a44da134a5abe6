import type { OpenDay } from '#contract/names.ts';
import type { sitePaths } from '#contract/sitePaths.gen.ts';
import { ask } from './api.ts';
import type { RunningServer } from './server.ts';
import { staffToken } from './staff.ts';

type AdminPath = Extract<(typeof sitePaths)[number], '/admin' | `/admin/${string}`>;

/** Where nobody is logged in yet, and what only leads on. */
type Elsewhere = AdminPath &
  (`${string}$token` | '/admin/login' | '/admin/reset-password' | `${string}/find/${string}`);

type Find = (path: string, method?: 'GET' | 'POST') => Promise<string>;
type Make = (path: string, body: object) => Promise<string>;
type Read = <Data>(path: string) => Promise<Data>;

/** The demo venue need not have an exception: these are made, on a day that nobody books. */
const oneDay = { fromDate: '2099-01-05', toDate: '2099-01-05' };

const absence = (make: Make, resourceId: string): Promise<string> =>
  make('/admin/roster-exceptions', { ...oneDay, resourceId, kind: 'absence', blocks: null, reason: '' });
const fewer = (make: Make, poolId: string): Promise<string> =>
  make('/admin/pool-exceptions', { ...oneDay, poolId, capacity: 1 });

const fewCards = { count: 2, amount: 1000, language: 'nl', reason: 'Proef' };

/** Closes the day with an empty drawer, whatever other journeys took. */
async function closeDay(read: Read, make: Make): Promise<string> {
  const { number, movements } = await read<OpenDay>('/admin/day-closes/open');
  const drawer = { openingFloat: 0, countedCash: 0, coins: null, slipTotal: 0, leftInDrawer: 0, reason: 'Proef' };
  return make('/admin/day-closes', { number, movements, ...drawer });
}

const categories = '/products/categories';
const product = (find: Find, objectType: string): Promise<string> =>
  find(`/admin/products?filter=objectType:${objectType}`);

/** Of each page of the office the ids in its address, in their order: a page without a row does not compile. */
const ids: Record<Exclude<AdminPath, Elsewhere>, (find: Find, make: Make, read: Read) => Promise<string>[]> = {
  '/admin': () => [],
  '/admin/account': () => [],
  '/admin/audit': () => [],
  '/admin/credits': () => [],
  '/admin/credits/batches': () => [],
  '/admin/credits/batches/$id': (_find, make) => [make('/admin/gift-card-batches', fewCards)],
  '/admin/credits/gift-cards/$id': (find) => [find('/admin/gift-cards/search', 'POST')],
  '/admin/credits/multi-visit-cards': () => [],
  '/admin/credits/multi-visit-cards/$id': (find) => [find('/admin/subscriptions/search', 'POST')],
  '/admin/credits/promo-codes': () => [],
  '/admin/credits/promo-codes/$id': (find) => [find('/admin/promo-codes/search', 'POST')],
  '/admin/credits/promo-codes/create': () => [],
  '/admin/customers': () => [],
  '/admin/customers/$id': (find) => [find('/admin/customers/search', 'POST')],
  '/admin/disruption': () => [],
  '/admin/flows': () => [],
  '/admin/flows/$id': (find) => [find('/flows')],
  '/admin/flows/create': () => [],
  '/admin/flows/start': () => [],
  '/admin/images': () => [],
  '/admin/images/$id': (find) => [find('/admin/images')],
  '/admin/messages': () => [],
  '/admin/messages/$id': (find) => [find('/messages')],
  '/admin/messages/create': () => [],
  '/admin/opening-times': () => [],
  '/admin/opening-times/default': () => [],
  '/admin/opening-times/edit/$id': (find) => [find('/opening-times')],
  '/admin/opening-times/edit/create': () => [],
  '/admin/opening-times/test': () => [],
  '/admin/payments': () => [],
  '/admin/payments/$id': (find) => [find('/admin/payments/search', 'POST')],
  '/admin/payments/books': () => [],
  '/admin/payments/exceptions': () => [],
  '/admin/payments/day-closes': () => [],
  '/admin/payments/day-closes/$id': (find, make, read) => [find('/admin/day-closes').catch(() => closeDay(read, make))],
  '/admin/payments/day-closes/create': () => [],
  '/admin/payments/ledger': () => [],
  '/admin/products': () => [],
  '/admin/products/$id': (find) => [find(categories)],
  '/admin/products/$id/collection/$collectionId': (find) => [find(categories), product(find, 'collection')],
  '/admin/products/$id/edit': (find) => [find(categories)],
  '/admin/products/$id/groups/$groupId': (find) => [find(categories), product(find, 'productGroup')],
  '/admin/products/$id/groups/create': (find) => [find(categories)],
  '/admin/products/$id/product/$productId': (find) => [find(categories), product(find, 'product')],
  '/admin/reports': () => [],
  '/admin/reports/occupancy': () => [],
  '/admin/reservations': () => [],
  '/admin/reservations/$id': (find) => [find('/admin/reservations/search', 'POST')],
  '/admin/reservations/$id/add': (find) => [find('/admin/reservations/search', 'POST')],
  '/admin/reservations/mails': () => [],
  '/admin/reservations/create': () => [],
  '/admin/resources': () => [],
  '/admin/resources/$id': (find) => [find('/admin/resources')],
  '/admin/resources/$id/roster': (find) => [find('/admin/resources')],
  '/admin/resources/$id/roster/$exceptionId': (find, make) => {
    const resource = find('/admin/resources');
    return [resource, resource.then((id) => absence(make, id))];
  },
  '/admin/resources/$id/roster/create': (find) => [find('/admin/resources')],
  '/admin/resources/$id/roster/week': (find) => [find('/admin/resources')],
  '/admin/resources/create': () => [],
  '/admin/resources/order': () => [],
  '/admin/resources/kinds': () => [],
  '/admin/resources/kinds/$id': (find) => [find('/admin/resource-kinds')],
  '/admin/resources/kinds/create': () => [],
  '/admin/resources/pools': () => [],
  '/admin/resources/pools/$id': (find) => [find('/admin/pools')],
  '/admin/resources/pools/$id/exceptions/$exceptionId': (find, make) => {
    const pool = find('/admin/pools');
    return [pool, pool.then((id) => fewer(make, id))];
  },
  '/admin/resources/pools/$id/exceptions/create': (find) => [find('/admin/pools')],
  '/admin/resources/pools/create': () => [],
  '/admin/resources/skills': () => [],
  '/admin/resources/skills/$id': (find) => [find('/admin/skills')],
  '/admin/resources/skills/create': () => [],
  '/admin/roles': () => [],
  '/admin/roles/$id': (find) => [find('/admin/roles')],
  '/admin/settings': () => [],
  '/admin/settings/branding': () => [],
  '/admin/settings/legal': () => [],
  '/admin/settings/limits': () => [],
  '/admin/settings/mails': () => [],
  '/admin/settings/payments': () => [],
  '/admin/settings/products': () => [],
  '/admin/settings/swimwear': () => [],
  '/admin/users': () => [],
  '/admin/users/$id': (find) => [find('/admin/users')],
};

/** The addresses of all pages of the office, with one object of each kind. */
export async function adminPages(server: RunningServer): Promise<string[]> {
  const token = await staffToken(server);
  const find: Find = async (path, method = 'GET') => {
    const call = { method, path, token, ...(method === 'POST' ? { body: {} } : {}) };
    return (await ask<{ id: string }[]>(server, call))[0]!.id;
  };
  const read: Read = (path) => ask(server, { method: 'GET', path, token });
  const make: Make = async (path, body) =>
    (await ask<{ id: string }>(server, { method: 'POST', path, token, body })).id;
  const addresses: string[] = [];
  for (const [path, idsOf] of Object.entries(ids)) {
    const values = await Promise.all(idsOf(find, make, read));
    addresses.push(path.replaceAll(/\$\w+/g, () => values.shift()!));
  }
  return addresses;
}
