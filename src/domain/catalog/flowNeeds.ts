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
  | 'isCheckin'
  | 'isOrderCard';

/** Per flow type what holds for it (decisions §5). A type that is not here has no need at all. */
const needs: Record<FlowType, readonly Need[]> = {
  [FlowType.Entry]: ['persons', 'date', 'times', 'customer', 'summaryOnIndex', 'detailsInSummary'],
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

/** What a flow asks or shows, read as `flowNeeds.times(flow)`. Never throws; an unknown type needs nothing. */
export const flowNeeds: Record<Need, Predicate> = {
  /** The visitor chooses a number of persons; else it is 1. */
  persons: predicate('persons'),
  /** The visitor chooses a day; else it is today. */
  date: predicate('date'),
  /** Arrival and departure are required before anything can be added. */
  times: predicate('times'),
  /** A customer is needed before the payment step. */
  customer: predicate('customer'),
  /** The index page shows the summary and the step bar; else it is full width. */
  summaryOnIndex: predicate('summaryOnIndex'),
  /** The summary shows day, times and number of persons. */
  detailsInSummary: predicate('detailsInSummary'),
  /** Day cells of the calendar carry the price. */
  priceInCalendar: predicate('priceInCalendar'),
  /** Every product shows its own start and end. */
  timesPerProduct: predicate('timesPerProduct'),
  /** The index is the entry check-in page. */
  isCheckin: predicate('isCheckin'),
  /** The start page shows a compact card with 'Bestellen'. */
  isOrderCard: predicate('isOrderCard'),
};

/**
 * What is wrong with a flow as staff save it: checkout `location` is `not_allowed` at /checkoutType where cards are sold,
 * for an order is finished by paying it, so nobody could ever finish one there. Never throws.
 */
export function flowErrors(flow: { type: number; checkoutType: CheckoutType }): FieldError[] {
  const isDeadEnd = flowNeeds.isOrderCard(flow) && flow.checkoutType === 'location';
  return isDeadEnd ? [{ pointer: '/checkoutType', code: 'not_allowed' }] : [];
}
