import { expect, test } from 'vitest';
import type { Flow } from '#contract/names.ts';
import { isOpenToVisitors } from '#web/navigation/isOpenToVisitors.ts';

const group: Flow['checkinGroups'][number] = {
  id: 'hele-dag',
  name: 'Hele dag',
  entryProduct: { id: 'p_dag', xplanId: 'x-dag' },
  activityProduct: { xplanId: 'x-verblijf' },
};

const giftCard: NonNullable<Flow['product']> = {
  id: 'p_bon',
  xplanId: '3001',
  objectType: 'product',
  type: 3,
  name: 'Cadeaubon',
  description: '',
  image: null,
  price: 0,
  needsTimes: false,
  duration: null,
  guests: 1,
  options: [],
  products: [],
};

function flow(type: Flow['type'], other: Partial<Flow> = {}): Flow {
  return {
    id: 'f',
    slug: 'f',
    name: 'Flow',
    description: '',
    image: null,
    type,
    subFlows: [],
    checkinGroups: [group],
    product: null,
    checkoutType: 'payment',
    config: { checkoutText: '', checkoutConfirmTitle: '' },
    ...other,
  };
}

test.each([0, 1, 2, 3, 4] as const)('a flow of type %i can be walked to its end', (type) => {
  expect(isOpenToVisitors(flow(type))).toBe(true);
});

test.each([5, 6, 7] as const)('a flow of type %i, an order, needs something to order', (type) => {
  expect(isOpenToVisitors(flow(type, { product: giftCard }))).toBe(true);
  expect(isOpenToVisitors(flow(type))).toBe(false);
});

test('a flow that asks for times needs a group that has them; treatments ask for none', () => {
  expect(isOpenToVisitors(flow(3, { checkinGroups: [] }))).toBe(false);
  expect(isOpenToVisitors(flow(4, { checkinGroups: [] }))).toBe(true);
});
