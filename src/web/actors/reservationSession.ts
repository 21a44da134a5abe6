import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from 'xstate';
import type { Flow } from '#contract/names.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import type { Draft } from '#machines/draft.types.ts';
import { currentStep, destination, remarkState } from '#machines/reservation/reservation.selectors.ts';
import { configQuery } from '#web/queries/settings.ts';
import { reservationQuery } from '#web/queries/reservation.ts';
import {
  hasEnded,
  openReservation,
  type EmittedEvent,
  type FlowLocation,
  type ReservationActorRef,
} from './openReservation.ts';

export type ReservationSession = {
  flow: Flow;
  actor: ReservationActorRef;
  /** How the reservation ended, once the machine reported it. */
  ended: 'expired' | 'cancelled' | null;
};

export type OnEmitted = (event: EmittedEvent, session: ReservationSession) => void;

export type Listeners = {
  onEmitted: OnEmitted;
  /** What is chosen while nothing is reserved has changed. */
  onDraft: (draft: Partial<Draft>) => void;
};

/**
 * `returned`: the reservation of a return from the bank that the page's address tells of; `routing`: the router asks where to go, or
 * shows another page.
 */
type State = { session: ReservationSession; returned: string | null; routing: boolean };

let current: State | null = null;

/** What was typed and not saved yet still is; until then only notices come from the flow. */
export function closeReservationSession(): void {
  if (current === null) return;
  const { actor } = current.session;
  current.routing = true;
  current = null;
  actor.send({ type: 'flow.left' });
  const stop = (): void => actor.stop();
  void waitFor(actor, (snapshot) => remarkState(snapshot) !== 'saving').then(stop, stop);
}

async function open(
  client: QueryClient,
  flow: Flow,
  location: FlowLocation,
  { onEmitted, onDraft }: Listeners,
): Promise<State> {
  closeReservationSession();
  const [config, load] = await Promise.all([
    client.ensureQueryData(configQuery),
    client.fetchQuery({ ...reservationQuery(flow.slug), staleTime: 0 }),
  ]);
  const earlyEvents: EmittedEvent[] = [];
  const receive = (event: EmittedEvent): void => {
    if (state === null) earlyEvents.push(event);
    else forward(state, event, onEmitted);
  };
  let state: State | null = null;
  const receiveDraft = (draft: Partial<Draft>): void => {
    if (state === null || state === current) onDraft(draft);
  };
  const actor = openReservation({ client, config, flow, load, location, onEmitted: receive, onDraft: receiveDraft });
  state = { session: { flow, actor, ended: null }, returned: location.returned, routing: true };
  for (const event of earlyEvents) forward(state, event, onEmitted);
  state.routing = false;
  current = state;
  return state;
}

/** While the router asks where to go it gets the answer, so only notices are forwarded. */
function forward(state: State, event: EmittedEvent, onEmitted: OnEmitted): void {
  if (event.type === 'notice' && event.code === 'reservation_expired') state.session.ended = 'expired';
  if (event.type === 'notice' && event.code === 'reservation_cancelled') state.session.ended = 'cancelled';
  if (event.type === 'notice' || !state.routing) onEmitted(event, state.session);
}

type Entered = { session: ReservationSession; goTo: StepId | 'start' | 'success' };

/** Opens or resumes the session of a flow at a location. Returns with it the page the machine wants. */
export async function enterReservation(
  client: QueryClient,
  flow: Flow,
  location: FlowLocation,
  listeners: Listeners,
): Promise<Entered> {
  const running = current !== null && current.session.flow.slug === flow.slug && !hasEnded(current.session.actor);
  const state = running && current !== null ? current : await open(client, flow, location, listeners);
  const { actor } = state.session;
  state.routing = true;
  if (location.returned !== null && location.returned !== state.returned) {
    actor.send({ type: 'payment.returned', reservationId: location.returned });
  }
  state.returned = location.returned;
  actor.send({ type: 'step.entered', step: location.step });
  state.routing = false;
  const snapshot = actor.getSnapshot();
  return { session: state.session, goTo: destination(snapshot) ?? currentStep(snapshot) };
}
