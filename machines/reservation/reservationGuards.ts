import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { changeNeedsConfirmation } from '#domain/booking/reservationChange.ts';
import { guestNumbers } from '#domain/booking/guests.ts';
import { mayPropose } from '#domain/booking/planChanges.ts';
import type { RestorePoint } from '#domain/booking/restorePoint.ts';
import { endingOf, failureOf } from '#machines/failureCode.ts';
import { isSameBooking } from './bookings.ts';
import { changeOf } from './changeOf.ts';
import { repeatedRequest } from './takenAlternative.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import type { Facts, ReservationContext } from './reservation.types.ts';
import { isStepOpen, placeOf, stepIds } from './steps.ts';

type Args = { context: ReservationContext; event: ReservationMachineEvent };

/** Facts after the event: those it brings, else the ones that are known. */
const factsAfter = ({ context, event }: Args): Facts => (event.type === 'facts.changed' ? event.facts : context.facts);

const statusOf = ({ event }: Args): string | null =>
  event.type === 'xstate.done.actor.watchPayment' || event.type === 'xstate.done.actor.watchPaymentLonger'
    ? event.output.status
    : null;

const checkoutKindOf = ({ event }: Args): string | null =>
  event.type === 'xstate.done.actor.checkout' ? event.output.kind : null;

export const reservationGuards = {
  belongsTo: ({ context }: Args, { state }: { state: RestorePoint['state'] }) => placeOf(context).state === state,

  changeIsReal: ({ context, event }: Args) => changeOf(context, event) !== null,
  changeGivesUpReservation: ({ context, event }: Args) =>
    changeOf(context, event) !== null && context.facts.reservation !== null,
  changeNeedsQuestion: ({ context, event }: Args) => {
    const change = changeOf(context, event);
    const { reservation } = context.facts;
    if (change === null || reservation === null) return false;
    const kind = change.kind === 'checkinGroup' ? 'timeRange' : change.kind;
    return changeNeedsConfirmation(kind, { flow: context.flow, personsWithProducts: reservation.personsWithProducts });
  },
  questionIsRemoval: ({ context }: Args) => context.question?.kind === 'removal',

  reservationExists: ({ context }: Args) => context.facts.reservation !== null,
  dateIsMissing: ({ context }: Args) => context.draft.date === null,
  timesAreMissing: ({ context: { flow, draft } }: Args) =>
    flowNeeds.times(flow) && (draft.startTime === null || draft.endTime === null),
  timeHasToBeChosen: ({ event }: Args) => event.type === 'product.requested' && event.needsTime,
  messageWasWritten: ({ context: { request } }: Args) => request?.kind === 'giftCard' && request.message !== null,
  messageHasToBeWritten: ({ event }: Args) => event.type === 'giftCard.requested' && event.amount !== null,
  /** In the window of times, not among what was offered instead of something refused. */
  timeWasPicked: ({ context: { request, notBooked } }: Args) =>
    request?.kind === 'product' && request.timeIsFixed && notBooked.length === 0,
  timeWasChosen: ({ event }: Args) => event.type === 'xstate.done.actor.timePicker' && event.output.kind === 'chosen',
  alternativeRepeatsRequest: ({ context, event }: Args) => repeatedRequest(context, event) !== null,
  guestComes: ({ context, event }: Args) =>
    event.type === 'guest.chosen' && guestNumbers([event.guest], context.draft.personCount) !== null,
  chosenTimesAreGone: ({ context, event }: Args) => {
    const { startTime, endTime } = context.draft;
    if (event.type !== 'times.offered' || startTime === null) return false;
    const offered = event.times.find(({ arrival }) => arrival === startTime);
    return !offered || (endTime !== null && !offered.departures.includes(endTime));
  },
  /** Every guest the check-in is for has products already: there is nothing to add, only to go on. */
  guestsAreBooked: ({ context, event }: Args) => {
    const { reservation } = context.facts;
    if (event.type !== 'checkin.requested' || reservation === null) return false;
    const booked = reservation.personsWithProducts;
    return event.persons.includes(-1)
      ? booked.length >= reservation.personCount
      : event.persons.every((person) => booked.includes(person));
  },
  somethingWasRefused: ({ event }: Args) =>
    (event.type === 'xstate.done.actor.addFirst' ||
      event.type === 'xstate.done.actor.addMore' ||
      event.type === 'xstate.done.actor.takeProposal') &&
    event.output.notBooked.length > 0,
  /** Another tab added, moved or removed something: what was worked out for what was booked before is stale. */
  bookingChanged: (args: Args) => !isSameBooking(args.context.facts.reservation, factsAfter(args).reservation),
  groupMayPropose: ({ context: { facts } }: Args) => facts.reservation !== null && mayPropose(facts.reservation),
  somethingIsProposed: ({ event }: Args) =>
    event.type === 'xstate.done.actor.requestProposals' && event.output.proposals.length > 0,
  proposalIsOffered: ({ context, event }: Args) =>
    event.type === 'proposal.chosen' && context.proposals.some(({ id }) => id === event.proposalId),
  reservationWasThere: ({ event }: Args) =>
    event.type === 'xstate.error.actor.createReservation' && failureOf(event) === 'reservation_exists',
  reloadedFitsDraft: ({ context: { draft, flow }, event }: Args) => {
    const found = event.type === 'xstate.done.actor.loadReservation' ? event.output.reservation : null;
    if (found === null || found.personCount !== draft.personCount) return false;
    if (flowNeeds.date(flow) && found.date !== draft.date) return false;
    return !flowNeeds.times(flow) || (found.startTime === draft.startTime && found.endTime === draft.endTime);
  },

  stepIsNew: ({ context, event }: Args) =>
    event.type === 'step.entered' && event.step !== context.step && stepIds(context.flow).includes(event.step),
  stepIsOpen: ({ context, event }: Args) => event.type === 'step.requested' && isStepOpen(context, event.step),
  paymentIsOpen: ({ context, event }: Args) =>
    event.type === 'step.requested' && event.step === 'payment' && isStepOpen(context, 'payment'),

  holdWasLost: (args: Args) => {
    const { reservation, gone } = factsAfter(args);
    return args.context.facts.reservation !== null && reservation === null && gone !== null && gone !== 'confirmed';
  },
  wasConfirmed: (args: Args) => {
    const { reservation, gone } = factsAfter(args);
    return args.context.facts.reservation !== null && reservation === null && gone === 'confirmed';
  },
  placeChanged: (args: Args) =>
    placeOf({ ...args.context, facts: factsAfter(args) }).state !== placeOf(args.context).state,
  identityChanged: (args: Args) => {
    const [before, after] = [args.context.facts, factsAfter(args)];
    return (
      before.customerLoggedIn !== after.customerLoggedIn || before.reservation?.userId !== after.reservation?.userId
    );
  },
  mayNotPay: (args: Args) => !isStepOpen({ ...args.context, facts: factsAfter(args) }, 'payment'),
  customerIsLinked: ({ context }: Args) => (context.facts.reservation?.userId ?? null) !== null,
  visitsAreCounted: ({ context: { flow, facts } }: Args) =>
    flow.paysWithVisits && (facts.reservation?.userId ?? null) !== null,
  reservationEnded: ({ event }: Args) => endingOf(failureOf(event)) !== null,
  cameBack: ({ context }: Args) => context.returned !== null,
  nothingIsWarned: ({ context }: Args) => context.minutesLeft === null,

  checkoutConfirmed: (args: Args) => checkoutKindOf(args) === 'confirmed',
  checkoutRedirects: (args: Args) => checkoutKindOf(args) === 'redirect',
  checkoutChanged: (args: Args) => checkoutKindOf(args) === 'changed',

  paymentConfirmed: (args: Args) => statusOf(args) === 'confirmed',
  paymentStillOpen: (args: Args) => statusOf(args) === 'open',
  paymentCameTooLate: (args: Args) => statusOf(args) === 'reservation_expired',
};
