import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { ReservationContext } from './reservation.types.ts';

const hasProducts = ({ facts }: ReservationContext): boolean =>
  (facts.reservation?.personsWithProducts.length ?? 0) > 0;

const isOnDayPage = ({ flow, step, draft }: ReservationContext): boolean =>
  flowNeeds.times(flow) && step === 'index' && draft.date !== null;

/** Whether the times of the day stand on the page by themselves: until something is booked, at a check-in always. */
export const isStayToBeChosen = (context: ReservationContext): boolean =>
  isOnDayPage(context) && (flowNeeds.isCheckin(context.flow) || !hasProducts(context));

/** Whether the day that is booked can be opened to change it. */
export const mayStayBeChanged = (context: ReservationContext): boolean =>
  isOnDayPage(context) && hasProducts(context) && !flowNeeds.isCheckin(context.flow);
