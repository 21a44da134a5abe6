import { expect, test } from 'vitest';
import { dueOfGroup } from '#domain/booking/groupDeposit.ts';

const entry = { paymentMoment: 'payment_and_location', depositPercentage: 100 } as const;
const treatment = { paymentMoment: 'payment', depositPercentage: 50 } as const;
const group = {
  personCount: 6,
  checkoutType: 'payment-and-location',
  groupDeposit: { fromGuests: 6, percentage: 30 },
} as const;
const deposit = { paymentMoment: 'payment', depositPercentage: 30 };

test('a group that is large enough pays a part now of what waits for the venue', () => {
  expect(dueOfGroup(entry, group)).toEqual(deposit);
  expect(dueOfGroup({ ...entry, paymentMoment: 'location' }, group)).toEqual(deposit);
});

test('what is paid now anyway stays as it is', () => {
  expect(dueOfGroup(treatment, group)).toEqual(treatment);
});

test('smaller groups, venues without deposits and flows of one moment ask no deposit', () => {
  expect(dueOfGroup(entry, { ...group, personCount: 5 })).toEqual(entry);
  expect(dueOfGroup(entry, { ...group, groupDeposit: null })).toEqual(entry);
  expect(dueOfGroup(entry, { ...group, checkoutType: 'location' })).toEqual(entry);
  expect(dueOfGroup(entry, { ...group, checkoutType: 'payment' })).toEqual(entry);
});
