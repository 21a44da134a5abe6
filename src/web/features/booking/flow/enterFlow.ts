import type { QueryClient } from '@tanstack/react-query';
import { redirect, type UseNavigateResult } from '@tanstack/react-router';
import type { Flow, SubFlow } from '#contract/names.ts';
import { subFlowAt } from '#domain/catalog/steps.ts';
import { firstMethod } from '#domain/payments/paymentMethods.ts';
import type { PaymentSearch } from '#web/actors/paymentSearch.ts';
import { mayEnter } from '#machines/reservation/reservation.selectors.ts';
import type { PaymentError } from '#machines/reservation/reservation.types.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { draftOfSearch, searchOfDraft, type DraftSearch } from '#web/actors/draftSearch.ts';
import { closeReservationSession, enterReservation, type ReservationSession } from '#web/actors/reservationSession.ts';
import { endedLink } from './endedLink.ts';
import { showFlowEvent } from './showFlowEvent.ts';
import { stepLink, stepOfPath } from './stepLink.ts';

export const leaveFlow = (): void => closeReservationSession();

type Entering = {
  client: QueryClient;
  navigate: UseNavigateResult<string>;
  flow: Flow;
  pathname: string;
  search: { return?: string; error?: PaymentError } & PaymentSearch & DraftSearch;
  /** Runs while the reservation is being read. */
  preloadScreen: (flow: Flow | SubFlow) => void;
};

/** Opens or resumes the reservation; throws a redirect when the machine wants another page. */
export async function enterFlow({
  client,
  navigate,
  flow,
  pathname,
  search,
  preloadScreen,
}: Entering): Promise<ReservationSession> {
  const step = stepOfPath(flow, pathname);
  const chooser = step === 'index' ? flow : subFlowAt(flow.subFlows, step);
  if (chooser !== null) preloadScreen(chooser);
  const returned = search.return ?? null;
  const location = {
    step,
    returned,
    error: search.error ?? null,
    draft: draftOfSearch(search),
    firstMethod: search.method ?? firstMethod(currentLocale()),
    payAll: search.amount === 'all',
  };
  const { session, goTo } = await enterReservation(client, flow, location, {
    onEmitted: (event, emitter) => showFlowEvent(navigate, event, emitter),
    onDraft: (draft) =>
      void navigate({
        ...stepLink(flow.slug, 'index'),
        search: searchOfDraft(draft),
        replace: true,
        resetScroll: false,
      }),
  });
  if (goTo === 'start') throw redirect({ ...endedLink(session), replace: true });
  if (goTo === 'success') {
    throw redirect({ to: '/reservation/success', search: { ref: returned ?? undefined }, replace: true });
  }
  if (!mayEnter(session.actor.getSnapshot(), step)) throw redirect({ ...stepLink(flow.slug, goTo), replace: true });
  return session;
}
