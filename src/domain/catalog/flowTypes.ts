/** What a flow sells and how its index page works (specification §3). */
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

/** Sub-flow pages a flow can have after its index (specification §2, Sub-flow page). */
export const SubFlowType = { Arrangements: 3, Treatments: 4 } as const;

export type SubFlowType = (typeof SubFlowType)[keyof typeof SubFlowType];

/** How a flow is settled. */
export type CheckoutType = 'location' | 'payment' | 'payment-and-location';
