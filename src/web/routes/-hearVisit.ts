import type { AnyRouter, UseNavigateResult } from '@tanstack/react-router';
import type { VisitNews, Visit } from '#web/actors/visits.ts';
import { tellNotice } from '#web/features/booking/flow/tellNotice.ts';
import { stepLink } from './-stepLink.ts';

type Navigate = UseNavigateResult<string>;

/** Turns what a machine tells into toasts, navigation and the way to the bank: the one place that does. */
export function hearVisit(navigate: Navigate | AnyRouter['navigate'], event: VisitNews, { flow, ended }: Visit): void {
  const go = navigate as Navigate;
  if (event.type === 'notice') return tellNotice(event);
  if (event.type === 'redirect.requested') return window.location.assign(event.url);
  if (event.to === 'start') return void go({ to: '/', search: { ended: ended ?? 'expired' } });
  if (event.to === 'success') {
    return void go({ to: '/reservation/success', search: { ref: event.reservationId }, replace: true });
  }
  const search = event.error === undefined ? {} : { error: event.error };
  return void go({ ...stepLink(flow.slug, event.to), search, replace: event.error !== undefined });
}
