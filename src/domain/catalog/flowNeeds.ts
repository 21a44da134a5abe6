import type { FieldError } from '../values/fieldErrors.ts';
import { FlowType } from './flowTypes.ts';
import type { CheckoutType } from './flowTypes.ts';

type Need =
  | 'persons'
  | 'date'
  | 'times'
  | 'customer'
  | 'summaryOnIndex'
  | 'detailsInSummary'
  | 'priceInCalendar'
  | 'timesPerProduct'
  | 'entriesOnIndex'
  | 'isCheckin'
  | 'isOrderCard';

/** Needs per flow type (decisions §5); an unknown type has none. */
const needs: Record<FlowType, readonly Need[]> = {
  [FlowType.Entry]: ['persons', 'date', 'times', 'customer', 'summaryOnIndex', 'detailsInSummary', 'entriesOnIndex'],
  [FlowType.FreeEntry]: ['persons', 'date', 'times', 'customer', 'detailsInSummary', 'priceInCalendar', 'isCheckin'],
  [FlowType.Checkin]: ['persons', 'date', 'times', 'customer', 'detailsInSummary', 'isCheckin'],
  [FlowType.Arrangements]: ['persons', 'date', 'times', 'customer', 'summaryOnIndex', 'detailsInSummary'],
  [FlowType.Treatments]: ['persons', 'date', 'customer', 'summaryOnIndex', 'detailsInSummary', 'timesPerProduct'],
  [FlowType.GiftCard]: ['customer', 'isOrderCard'],
  [FlowType.Voucher]: ['customer', 'isOrderCard'],
  [FlowType.Subscription]: ['customer', 'isOrderCard'],
};

type Predicate = (flow: { type: number }) => boolean;

const predicate =
  (need: Need): Predicate =>
  ({ type }) =>
    (needs as Partial<Record<number, readonly Need[]>>)[type]?.includes(need) ?? false;

export const flowNeeds: Record<Need, Predicate> = {
  persons: predicate('persons'),
  date: predicate('date'),
  times: predicate('times'),
  customer: predicate('customer'),
  summaryOnIndex: predicate('summaryOnIndex'),
  detailsInSummary: predicate('detailsInSummary'),
  priceInCalendar: predicate('priceInCalendar'),
  timesPerProduct: predicate('timesPerProduct'),
  entriesOnIndex: predicate('entriesOnIndex'),
  isCheckin: predicate('isCheckin'),
  isOrderCard: predicate('isOrderCard'),
};

/** `not_allowed`: an order is confirmed by its payment, so it cannot be paid at the venue. */
export function flowErrors(flow: { type: number; checkoutType: CheckoutType }): FieldError[] {
  const isDeadEnd = flowNeeds.isOrderCard(flow) && flow.checkoutType === 'location';
  return isDeadEnd ? [{ pointer: '/checkoutType', code: 'not_allowed' }] : [];
}
