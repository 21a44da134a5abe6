import type { AddingInput } from '#machines/adding/adding.types.ts';
import type { ReservationContext } from './reservation.types.ts';

export const addingInputOf = ({ flow, facts, draft, request }: ReservationContext): AddingInput => ({
  slug: flow.slug,
  flowType: flow.type,
  draft,
  request,
  reservationExists: facts.reservation !== null,
});
