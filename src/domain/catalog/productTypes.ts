export const ProductType = {
  Activity: 0,
  Retail: 1,
  Subscription: 2,
  GiftCard: 3,
  Golf: 4,
  Contract: 5,
  Hotel: 6,
  Entry: 10,
  GroupLesson: 14,
  TableReservation: 16,
} as const;

export type ProductType = (typeof ProductType)[keyof typeof ProductType];

export type ObjectType = 'product' | 'collection' | 'productGroup';
