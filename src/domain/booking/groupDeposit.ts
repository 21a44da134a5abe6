import type { CheckoutType } from '../catalog/flowTypes.ts';
import type { PricedItem } from './totals.ts';

/** What large groups pay now, in percent of what would wait for the venue. */
export interface GroupDeposit {
  fromGuests: number;
  percentage: number;
}

interface Group {
  personCount: number;
  checkoutType: CheckoutType;
  /** Null: groups pay like everybody. */
  groupDeposit: GroupDeposit | null;
}

type Due = Required<Pick<PricedItem, 'paymentMoment' | 'depositPercentage'>>;

/** When and how much of an item this group pays; only where a flow takes payments now and at the venue. */
export function dueOfGroup({ paymentMoment, depositPercentage }: Due, group: Group): Due {
  const { personCount, checkoutType, groupDeposit } = group;
  const waits = checkoutType === 'payment-and-location' && paymentMoment !== 'payment';
  if (!waits || groupDeposit === null || personCount < groupDeposit.fromGuests)
    return { paymentMoment, depositPercentage };
  return { paymentMoment: 'payment', depositPercentage: groupDeposit.percentage };
}
