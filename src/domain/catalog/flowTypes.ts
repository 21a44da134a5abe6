/** What a flow sells (specification §3). */
export const FlowType = {
  Entry: 0,
  FreeEntry: 1,
  Checkin: 2,
  Arrangements: 3,
  Treatments: 4,
  GiftCard: 5,
  Voucher: 6,
  Subscription: 7,
} as const;

export type FlowType = (typeof FlowType)[keyof typeof FlowType];

export const SubFlowType = { Arrangements: 3, Treatments: 4 } as const;

export type SubFlowType = (typeof SubFlowType)[keyof typeof SubFlowType];

export type CheckoutType = 'location' | 'payment' | 'payment-and-location';
