import { changeNeedsConfirmation } from '#domain/booking/reservationChange.ts';
import { mayRenewHold } from '#domain/booking/holdTimes.ts';
import { guestNumbers } from '#domain/booking/guests.ts';
import { mayPropose } from '#domain/booking/planChanges.ts';
import type { RestorePoint } from '#domain/booking/restorePoint.ts';
import type { AddingOutput } from '#machines/adding/adding.types.ts';
import { endingOf, failureOf } from '#machines/failureCode.ts';
import { isSameBooking } from './bookings.ts';
import { changeOf } from './changeOf.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { isComplete } from './draft.ts';
import { repeatedRequest } from './chosenAlternative.ts';
import type { NotBooked } from '../bookingRequest.types.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import type { KnownFacts, ReservationContext } from './reservation.types.ts';
import type { ReservationFacts } from '#machines/reservationFacts.types.ts';
import { isStayToBeChosen, mayStayBeChanged } from './stay.ts';
import { isStepOpen, placeOf, returnedReservation, stepIds } from './steps.ts';

type Args = { context: ReservationContext; event: ReservationMachineEvent };

const factsAfter = ({ context, event }: Args): KnownFacts =>
  event.type === 'facts.changed' ? { ...context.facts, ...event.facts } : context.facts;

const statusOf = ({ event }: Args): string | null =>
  event.type === 'xstate.done.actor.watchPayment' || event.type === 'xstate.done.actor.watchPaymentLonger'
    ? event.output.status
    : null;

const refusedBy = (event: ReservationMachineEvent): NotBooked[] =>
  'output' in event && event.output !== null && 'notBooked' in event.output ? event.output.notBooked : [];

const reservationIn = (event: ReservationMachineEvent): ReservationFacts | null =>
  'output' in event && event.output !== null && 'reservation' in event.output ? event.output.reservation : null;

const addingOutputOf = (event: ReservationMachineEvent): AddingOutput | null =>
  event.type === 'xstate.done.actor.adding' ? event.output : null;

const hasNothing = (reservation: ReservationFacts | null): boolean =>
  reservation === null || reservation.personsWithProducts.length === 0;

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
  /** A flow in which each product has a time of its own: with a day the request can go on. */
  onlyTheDateIsMissing: ({ context: { flow, draft } }: Args) => draft.date === null && !flowNeeds.times(flow),
  dateIsMissingBeforeTime: ({ context: { flow, draft }, event }: Args) =>
    draft.date === null && !flowNeeds.times(flow) && event.type === 'product.requested' && event.needsTime,
  timesAreMissing: ({ context: { flow, draft } }: Args) => !isComplete(flow, draft),
  timeHasToBeChosen: ({ event }: Args) => event.type === 'product.requested' && event.needsTime,
  messageWasWritten: ({ context: { request } }: Args) => request?.kind === 'giftCard' && request.message !== null,
  messageHasToBeWritten: ({ event }: Args) => event.type === 'giftCard.requested' && event.amount !== null,
  timeWasPicked: ({ context: { request, outcome } }: Args) =>
    request?.kind === 'product' && request.timeIsFixed && outcome.notBooked.length === 0,
  timeWasChosen: ({ event }: Args) => event.type === 'xstate.done.actor.timePicker' && event.output.kind === 'start',
  alternativeRepeatsRequest: ({ context, event }: Args) => repeatedRequest(context, event) !== null,
  guestComes: ({ context, event }: Args) =>
    event.type === 'guest.chosen' && guestNumbers([event.guest], context.draft.personCount) !== null,
  stayIsGone: ({ event }: Args) =>
    event.type === 'xstate.done.actor.stayPicker' && event.output.kind === 'stay' && event.output.startTime === null,
  departureIsChosenLast: ({ context: { draft, facts }, event }: Args) =>
    event.type === 'xstate.done.actor.stayPicker' &&
    event.output.kind === 'stay' &&
    event.output.startTime === draft.startTime &&
    event.output.endTime !== null &&
    hasNothing(facts.reservation),
  stayIsToBeChosen: ({ context }: Args) => isStayToBeChosen(context),
  stayIsNotToBeChosen: ({ context }: Args) => !isStayToBeChosen(context),
  stayMayBeChanged: ({ context }: Args) => mayStayBeChanged(context),
  stayMayNotBeChanged: ({ context }: Args) => !mayStayBeChanged(context),
  guestsAreBooked: ({ context, event }: Args) => {
    const { reservation } = context.facts;
    if (event.type !== 'checkin.requested' || reservation === null) return false;
    const booked = reservation.personsWithProducts;
    return event.persons.includes(-1)
      ? booked.length >= reservation.personCount
      : event.persons.every((person) => booked.includes(person));
  },
  somethingWasRefused: ({ event }: Args) => refusedBy(event).length > 0,
  everythingWasRefused: ({ event }: Args) => refusedBy(event).length > 0 && hasNothing(reservationIn(event)),
  nothingIsBooked: ({ event }: Args) => hasNothing(reservationIn(event)),
  productsAreBooked: ({ context, event }: Args) => !hasNothing(context.facts.reservation ?? reservationIn(event)),
  /** Another tab booked while this one asked for something that it did not get. */
  bookedElsewhere: ({ context }: Args) => !hasNothing(context.facts.reservation),
  /** Another tab added, moved or removed something: what was worked out for what was booked before is stale. */
  bookingChanged: (args: Args) => !isSameBooking(args.context.facts.reservation, factsAfter(args).reservation),
  groupMayPropose: ({ context: { facts } }: Args) => facts.reservation !== null && mayPropose(facts.reservation),
  proposalFailed: ({ event }: Args) => event.type === 'xstate.done.actor.proposals' && event.output.kind === 'failed',
  proposalsWereDismissed: ({ event }: Args) =>
    event.type === 'xstate.done.actor.proposals' && event.output.kind === 'dismissed',
  addingEnded: ({ event }: Args) => addingOutputOf(event)?.kind === 'ended',
  somethingWasAdded: ({ event }: Args) => addingOutputOf(event)?.kind === 'added',
  otherReservationExists: ({ event }: Args) => addingOutputOf(event)?.kind === 'otherReservation',
  otherReservationIsEmpty: ({ event }: Args) => {
    const output = addingOutputOf(event);
    return output?.kind === 'otherReservation' && hasNothing(output.facts.reservation);
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
  isOnPayment: ({ context }: Args) => context.step === 'payment',
  isOnInfo: ({ context }: Args) => context.step === 'info',
  isChoosing: ({ context }: Args) => context.step !== 'payment' && context.step !== 'info',
  /** What happened elsewhere while a question was open took the customer or the products away. */
  paymentIsClosed: ({ context, event }: Args) => {
    const reservation = reservationIn(event) ?? context.facts.reservation;
    return (
      context.step === 'payment' && !isStepOpen({ ...context, facts: { ...context.facts, reservation } }, 'payment')
    );
  },
  mayNotPay: (args: Args) => !isStepOpen({ ...args.context, facts: factsAfter(args) }, 'payment'),
  detailsWereSaved: ({ event }: Args) =>
    event.type === 'xstate.done.actor.details' && event.output.kind === 'submitted',
  remarkIsShown: ({ context }: Args) => context.step === 'info' && !context.isLeft,
  remarkIsNewer: ({ context, event }: Args) =>
    event.type === 'xstate.done.actor.saveRemark' && event.output.remark !== context.remark,
  customerIsLinked: ({ context }: Args) => (context.facts.reservation?.userId ?? null) !== null,
  customerIsLoggedIn: ({ context }: Args) => context.facts.customerLoggedIn,
  visitsAreCounted: ({ context: { flow, facts } }: Args) =>
    flow.paysWithVisits && (facts.reservation?.userId ?? null) !== null,
  reservationEnded: ({ event }: Args) => endingOf(failureOf(event)) !== null,
  cameBack: ({ context }: Args) => returnedReservation(context) !== null,
  /** Not again after a failure: the visitor has read that, and has the button. */
  holdRenewsItself: ({ context: { facts, failure } }: Args) =>
    facts.reservation !== null && mayRenewHold(facts.reservation) && failure?.code !== 'renew_failed',
  nothingIsWarned: ({ context }: Args) => context.facts.minutesLeft === null,

  checkoutConfirmed: (args: Args) => checkoutKindOf(args) === 'confirmed',
  checkoutRedirects: (args: Args) => checkoutKindOf(args) === 'redirect',
  checkoutChanged: (args: Args) => checkoutKindOf(args) === 'changed',

  paymentConfirmed: (args: Args) => statusOf(args) === 'confirmed',
  paymentStillOpen: (args: Args) => statusOf(args) === 'open',
  paymentMayBeRepeated: ({ context }: Args) => isStepOpen(context, 'payment') && !hasNothing(context.facts.reservation),
  paymentCameTooLate: (args: Args) => statusOf(args) === 'reservation_expired',
};
