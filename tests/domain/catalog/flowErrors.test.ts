import { expect, test } from 'vitest';
import { flowErrors } from '#domain/catalog/flowErrors.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { demoFlows } from '#demo/venue/demoFlows.ts';

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
