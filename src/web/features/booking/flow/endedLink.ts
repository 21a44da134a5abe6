import { repeatableDraft } from '#machines/reservation/reservation.selectors.ts';
import { searchOfDraft } from '#web/actors/draftSearch.ts';
import type { ReservationSession } from '#web/actors/reservationSession.ts';

/** The start page that says how a reservation ended; an expired one can be begun once more from there. */
export function endedLink({ flow, actor, ended }: ReservationSession) {
  const draft = ended === 'cancelled' ? null : repeatableDraft(actor.getSnapshot());
  const again = draft === null ? {} : { flow: flow.slug, ...searchOfDraft(draft) };
  return { to: '/', search: { ended: ended ?? 'expired', ...again } } as const;
}
