import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { ReservationContext } from './reservation.types.ts';

const hasProducts = ({ facts }: ReservationContext): boolean =>
  (facts.reservation?.personsWithProducts.length ?? 0) > 0;

const isOnDayPage = ({ flow, step, draft }: ReservationContext): boolean =>
  flowNeeds.times(flow) && step === 'index' && draft.date !== null;

export const isStayToBeChosen = (context: ReservationContext): boolean =>
  isOnDayPage(context) && (flowNeeds.isCheckin(context.flow) || !hasProducts(context));

export const mayStayBeChanged = (context: ReservationContext): boolean =>
  isOnDayPage(context) && hasProducts(context) && !flowNeeds.isCheckin(context.flow);
