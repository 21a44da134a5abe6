import type { CheckoutType } from './flowTypes.ts';
import type { FieldError } from '../values/fieldErrors.ts';
import { flowNeeds } from './flowNeeds.ts';

/**
 * What is wrong with a flow as staff save it: checkout `location` is `not_allowed` at /checkoutType where cards are sold,
 * for an order is finished by paying it, so nobody could ever finish one there. Never throws.
 */
export function flowErrors(flow: { type: number; checkoutType: CheckoutType }): FieldError[] {
  const isDeadEnd = flowNeeds.isOrderCard(flow) && flow.checkoutType === 'location';
  return isDeadEnd ? [{ pointer: '/checkoutType', code: 'not_allowed' }] : [];
}
