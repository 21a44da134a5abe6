import type { QueryClient } from '@tanstack/react-query';
import type { Flow } from '#contract/names.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import type { CheckoutEmitted } from '#machines/checkout/checkout.types.ts';
import type { ReservationEmitted } from '#machines/reservation/reservation.events.ts';
import { currentStep, destination } from '#machines/reservation/reservation.selectors.ts';
import { configQuery } from '#web/queries/settings.ts';
import { reservationQuery } from '#web/queries/reservation.ts';
import { hasEnded, openReservation, type Place, type ReservationActorRef } from './openReservation.ts';

export type VisitNews = ReservationEmitted | CheckoutEmitted;
export type Hear = (event: VisitNews, visit: Visit) => void;

/** One visitor in one flow: the running machine and what the page knows beside it. */
export type Visit = {
  flow: Flow;
  actor: ReservationActorRef;
  /** How the reservation ended, once it was told. */
  ended: 'expired' | 'cancelled' | null;
};

type State = { visit: Visit; returned: string | null; entering: boolean };

let current: State | null = null;

export function closeVisit(): void {
  current?.visit.actor.stop();
  current = null;
}

async function open(client: QueryClient, flow: Flow, place: Place, hear: Hear): Promise<State> {
  closeVisit();
  const [config, load] = await Promise.all([
    client.ensureQueryData(configQuery),
    client.fetchQuery({ ...reservationQuery(flow.slug), staleTime: 0 }),
  ]);
  const earlyNews: VisitNews[] = [];
  const say = (event: VisitNews): void => {
    if (state === null) earlyNews.push(event);
    else tell(state, event, hear);
  };
  let state: State | null = null;
  const actor = openReservation({ client, config, flow, load, place, hear: say });
  state = { visit: { flow, actor, ended: null }, returned: place.returned, entering: true };
  for (const event of earlyNews) tell(state, event, hear);
  state.entering = false;
  current = state;
  return state;
}

/** Navigation is not passed on while the router itself asks where to go: it gets the answer. */
function tell(state: State, event: VisitNews, hear: Hear): void {
  if (event.type === 'notice' && event.code === 'reservation_expired') state.visit.ended = 'expired';
  if (event.type === 'notice' && event.code === 'reservation_cancelled') state.visit.ended = 'cancelled';
  if (event.type !== 'navigate.requested' || !state.entering) hear(event, state.visit);
}

type Arrival = { visit: Visit; goTo: StepId | 'start' | 'success' };

/**
 * The page's address names a place in a flow: opens the visit or takes the running one, tells it, and gives back where
 * the machine wants the visitor to be.
 */
export async function arrive(client: QueryClient, flow: Flow, place: Place, hear: Hear): Promise<Arrival> {
  const running = current !== null && current.visit.flow.slug === flow.slug && !hasEnded(current.visit.actor);
  const state = running && current !== null ? current : await open(client, flow, place, hear);
  const { actor } = state.visit;
  state.entering = true;
  if (place.returned !== null && place.returned !== state.returned) {
    state.returned = place.returned;
    actor.send({ type: 'payment.returned', reservationId: place.returned });
  }
  actor.send({ type: 'step.entered', step: place.step });
  state.entering = false;
  const snapshot = actor.getSnapshot();
  return { visit: state.visit, goTo: destination(snapshot) ?? currentStep(snapshot) };
}
