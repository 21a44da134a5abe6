import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { isComplete } from './draft.ts';
import type { ReservationContext } from './reservation.types.ts';

const hasProducts = ({ facts }: ReservationContext): boolean =>
  (facts.reservation?.personsWithProducts.length ?? 0) > 0;

const isOnDayPage = ({ flow, step, draft }: ReservationContext): boolean =>
  flowNeeds.times(flow) && step === 'index' && draft.date !== null;

/** What a page sells follows then; the choice folds to a bar. */
const isStayKnown = (context: ReservationContext): boolean =>
  hasProducts(context) || isComplete(context.flow, context.draft);

export const isStayToBeChosen = (context: ReservationContext): boolean =>
  isOnDayPage(context) && (flowNeeds.isCheckin(context.flow) || !isStayKnown(context));

export const mayStayBeChanged = (context: ReservationContext): boolean =>
  isOnDayPage(context) && isStayKnown(context) && !flowNeeds.isCheckin(context.flow);
