import { expect, test } from 'vitest';
import type { Product, StepEntry } from '#contract/names.ts';
import { findTreatment, treatmentOf } from '#web/features/booking/treatments/treatmentOf.ts';

const option = (minutes: number, price: number) => ({
  id: `${minutes}`,
  xplanId: `hotstone-${minutes}`,
  optionName: `${minutes} min`,
  price,
  duration: minutes,
});
const hotstone: Product = {
  id: '1',
  xplanId: 'hotstone',
  objectType: 'productGroup',
  type: 0,
  name: 'Hotstone massage',
  description: '',
  image: null,
  price: 4900,
  needsTimes: true,
  duration: null,
  guests: 1,
  options: [option(25, 4900), option(50, 7900)],
  products: [],
};
const rasul: Product = { ...hotstone, id: '2', xplanId: 'rasul', objectType: 'product', duration: 45, options: [] };
const entries: StepEntry[] = [{ xplanId: 'massage', name: 'Massage', products: [rasul, hotstone] }];

test('of a group the first option is chosen until another one is', () => {
  expect(treatmentOf(hotstone, null)).toMatchObject({ xplanId: 'hotstone-25', price: 4900, duration: 25 });
  expect(treatmentOf(hotstone, 'hotstone-50')).toMatchObject({ xplanId: 'hotstone-50', price: 7900, duration: 50 });
});

test('a product without options is booked itself', () => {
  expect(treatmentOf(rasul, null)).toMatchObject({ xplanId: 'rasul', option: null, duration: 45 });
});

test('a treatment is found by the option that is booked', () => {
  expect(findTreatment(entries, 'hotstone-50')).toMatchObject({ product: hotstone, xplanId: 'hotstone-50' });
  expect(findTreatment(entries, 'reiki')).toBeNull();
});
