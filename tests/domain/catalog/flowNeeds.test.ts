import { demoFlows } from '#demo/venue/demoFlows.ts';
import { flowErrors, flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { expect, test } from 'vitest';

const typesFor = (need: keyof typeof flowNeeds) => Object.values(FlowType).filter((type) => flowNeeds[need]({ type }));

test('gift cards, vouchers and subscriptions are order cards without day, times or persons', () => {
  expect(typesFor('isOrderCard')).toEqual([5, 6, 7]);
  expect(typesFor('date')).toEqual([0, 1, 2, 3, 4]);
  expect(typesFor('persons')).toEqual([0, 1, 2, 3, 4]);
  expect(typesFor('detailsInSummary')).toEqual([0, 1, 2, 3, 4]);
});

test('treatments have times per product, other visits have arrival and departure', () => {
  expect(typesFor('times')).toEqual([0, 1, 2, 3]);
  expect(typesFor('timesPerProduct')).toEqual([4]);
});

test('entry check-in fills the index page; only its first kind shows prices in the calendar', () => {
  expect(typesFor('isCheckin')).toEqual([1, 2]);
  expect(typesFor('summaryOnIndex')).toEqual([0, 3, 4]);
  expect(typesFor('priceInCalendar')).toEqual([1]);
});

test('only one kind of flow has entries to choose from on its first page', () => {
  expect(typesFor('entriesOnIndex')).toEqual([0]);
});

test('every flow ends with a known customer, and an unknown type needs nothing', () => {
  expect(typesFor('customer')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(flowNeeds.date({ type: 8 })).toBe(false);
});

const orders = [FlowType.GiftCard, FlowType.Voucher, FlowType.Subscription];

test('where cards are sold nobody pays at the venue', () => {
  for (const type of orders) {
    expect(flowErrors({ type, checkoutType: 'location' })).toEqual([{ pointer: '/checkoutType', code: 'not_allowed' }]);
    expect(flowErrors({ type, checkoutType: 'payment' })).toEqual([]);
    expect(flowErrors({ type, checkoutType: 'payment-and-location' })).toEqual([]);
  }
});

test('a visit may be paid in every way', () => {
  for (const type of [FlowType.Entry, FlowType.FreeEntry, FlowType.Checkin, FlowType.Treatments]) {
    expect(flowErrors({ type, checkoutType: 'location' })).toEqual([]);
  }
});

test('the demo venue has no flow that nobody can finish', () => {
  expect(demoFlows.flatMap(flowErrors)).toEqual([]);
});
