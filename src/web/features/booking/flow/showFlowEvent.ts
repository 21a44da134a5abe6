import type { UseNavigateResult } from '@tanstack/react-router';
import type { EmittedEvent } from '#web/actors/openReservation.ts';
import type { ReservationSession } from '#web/actors/reservationSession.ts';
import { endedLink } from './endedLink.ts';
import { showToast } from './showToast.ts';
import { stepLink } from './stepLink.ts';

/** Turns the machine's emitted events into toasts, navigation and the redirect to the bank. */
export function showFlowEvent(
  navigate: UseNavigateResult<string>,
  event: EmittedEvent,
  session: ReservationSession,
): void {
  if (event.type === 'notice') return showToast(event);
  if (event.type === 'redirect.requested') return window.location.assign(event.url);
  if (event.to === 'start') return void navigate(endedLink(session));
  if (event.to === 'success') {
    return void navigate({ to: '/reservation/success', search: { ref: event.reservationId }, replace: true });
  }
  const search = event.error === undefined ? {} : { error: event.error };
  return void navigate({ ...stepLink(session.flow.slug, event.to), search, replace: event.error !== undefined });
}
