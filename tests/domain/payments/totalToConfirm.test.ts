import { expect, test } from 'vitest';
import { totalToConfirm } from '#domain/payments/totalToConfirm.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';

const sums = { total: 10000, totalPayNow: 2500 };

test('a visit is booked once what is due now is paid', () => {
  for (const type of [FlowType.Entry, FlowType.FreeEntry, FlowType.Treatments]) {
    expect(totalToConfirm({ type }, sums)).toBe(2500);
  }
});

test('an order is confirmed once all of it is paid', () => {
  for (const type of [FlowType.GiftCard, FlowType.Voucher, FlowType.Subscription]) {
    expect(totalToConfirm({ type }, sums)).toBe(10000);
  }
});
