import type { QueryClient } from '@tanstack/react-query';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Config, CustomerForm, Flow } from '#contract/names.ts';
import { paysWithVisits } from '#domain/booking/cardVisits.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { detailsMachine } from '#machines/details/details.machine.ts';
import { identifyMachine } from '#machines/identify/identify.machine.ts';
import { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import type { CheckoutEmitted } from '#machines/checkout/checkout.types.ts';
import type { ReservationEmitted } from '#machines/reservation/reservation.events.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { plannedMarks } from '#machines/reservation/planning.selectors.ts';
import { checkoutRef, isExpired, isFinished, unreservedDraft } from '#machines/reservation/reservation.selectors.ts';
import type { Draft } from '#machines/draft.types.ts';
import type { MachineFlow, PaymentError } from '#machines/reservation/reservation.types.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { saveReservationUser, type ReservationLoad } from '#web/queries/reservation.ts';
import { storedPlan, storePlan } from '#web/queries/storedPlan.ts';
import { answersOf } from './answers.ts';
import { addingActors } from './adding.actors.ts';
import { checkoutActors } from './checkout.actors.ts';
import { identifyActors } from './identify.actors.ts';
import { proposalsActors } from './proposals.actors.ts';
import { factsOf } from './facts.ts';
import { reservationActors } from './reservation.actors.ts';
import { submissionActors } from './submission.actors.ts';
import { timePickerActors } from './timePicker.actors.ts';

export type ReservationActorRef = ActorRefFrom<typeof reservationMachine>;

/** Where the page's address is in a flow; `returned`: the reservation of a visitor who returns from the bank. */
export type FlowLocation = {
  step: StepId;
  returned: string | null;
  error: PaymentError | null;
  draft: Partial<Draft>;
  firstMethod: string;
  payAll: boolean;
};

export type EmittedEvent = ReservationEmitted | CheckoutEmitted;

type OpenOptions = {
  client: QueryClient;
  config: Config;
  flow: Flow;
  load: ReservationLoad;
  location: FlowLocation;
  onEmitted: (event: EmittedEvent) => void;
  /** What is chosen while nothing is reserved has changed. */
  onDraft: (draft: Partial<Draft>) => void;
};

function machineFlowOf(flow: Flow): MachineFlow {
  const { id, slug, type, checkoutType, subFlows, checkinGroups } = flow;
  const checkinGroupIds = checkinGroups.map((group) => group.id);
  const subFlowCount = subFlows.length;
  return { id, slug, type, checkoutType, subFlowCount, checkinGroupIds, paysWithVisits: paysWithVisits(flow) };
}

export function openReservation(options: OpenOptions): ReservationActorRef {
  const { client, config, flow, load, location, onEmitted, onDraft } = options;
  const adding = addingMachine.provide({ actors: addingActors(client, flow) });
  const checkout = checkoutMachine.provide({ actors: checkoutActors(client, flow.slug) });
  const timePicker = timePickerMachine.provide({ actors: timePickerActors(client, flow) });
  const proposals = proposalsMachine.provide({ actors: proposalsActors(client, flow) });
  const { refused } = answersOf(client, flow);
  const identify = identifyMachine.provide({ actors: identifyActors(client) });
  const saveDetails = (form: CustomerForm) => saveReservationUser(client, flow.slug, form).catch(refused);
  const details = detailsMachine.provide({ actors: submissionActors(saveDetails) });
  const own = reservationActors(client, flow);
  const machine = reservationMachine.provide({
    actors: { ...own, adding, checkout, timePicker, proposals, identify, details },
  });
  const { maxPersons, today, lastDate } = config;
  const actor = createActor(machine, {
    input: {
      flow: machineFlowOf(flow),
      limits: { maxPersons, today, lastDate },
      facts: factsOf(flow, load),
      ...location,
      plannedMarks: storedPlan(),
    },
  });
  actor.on('*', onEmitted);
  forwardCheckout(actor, onEmitted);
  onChange(actor, unreservedDraft, onDraft);
  // A reload does not ask again for a plan that was taken.
  onChange(actor, plannedMarks, storePlan);
  actor.start();
  return actor;
}

/** The checkout is a child that emits its own notices. */
function forwardCheckout(actor: ReservationActorRef, onEmitted: (event: CheckoutEmitted) => void): void {
  let lastChild: ReturnType<typeof checkoutRef>;
  actor.subscribe((snapshot) => {
    const child = checkoutRef(snapshot);
    if (child === lastChild) return;
    lastChild = child;
    child?.on('*', onEmitted);
  });
}

/** `tell` hears every value that is another than the last, but null. */
function onChange<Value>(
  actor: ReservationActorRef,
  select: (snapshot: SnapshotFrom<typeof reservationMachine>) => Value | null,
  tell: (value: Value) => void,
): void {
  let last = JSON.stringify(select(actor.getSnapshot()));
  actor.subscribe((snapshot) => {
    const value = select(snapshot);
    const text = JSON.stringify(value);
    if (value === null || text === last) return;
    last = text;
    tell(value);
  });
}

export const hasEnded = (actor: ReservationActorRef): boolean => {
  const snapshot = actor.getSnapshot();
  return snapshot.status !== 'active' || isExpired(snapshot) || isFinished(snapshot);
};
