import { FlowType } from '#domain/catalog/flowTypes.ts';
import { mayPropose } from '#domain/booking/planChanges.ts';
import { needsPlan } from '#machines/reservation/requestOf.ts';
import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { PathOptions } from './search.ts';
import { reservationEvents } from '#tests/support/machines/reservationEvents.ts';
import {
  cardVisits,
  facts,
  flow,
  input,
  reservation,
  treatments,
} from '#tests/support/machines/reservationFixtures.ts';

/** What makes two moments of a visit the same: the state and what its guards read. */
function serialize({ value, context }: ReservationSnapshot): string {
  const { draft, facts, question, step, outcome, request, remark, isLeft } = context;
  const { reservation, customerLoggedIn, gone, visits } = facts;
  const chosen = [draft.date, draft.startTime, draft.endTime].map((each) => each !== null);
  return JSON.stringify([
    value,
    step,
    context.flow.type === FlowType.Treatments,
    question?.kind === 'removal',
    outcome.refused !== null && (needsPlan(outcome.refused) ? 'repeatable' : outcome.refused.kind === 'checkin'),
    request?.kind === 'product' && request.timeIsFixed,
    request?.kind === 'giftCard' && request.message !== null,
    remark,
    isLeft,
    context.flow.paysWithVisits && (visits?.visitsLeft ?? 'unknown'),
    reservation === null
      ? [chosen, step === 'index' ? null : gone]
      : [reservation.personsWithProducts.length > 0, reservation.userId ?? customerLoggedIn, mayPropose(reservation)],
  ]);
}

/** A visit for another group or day than the usual one would only walk the same ways again. */
function isOver({ value: { visit, remark }, context: { draft, isLeft } }: ReservationSnapshot): boolean {
  const unusual = draft.personCount !== 2 || draft.date === '2026-05-14' || draft.startTime === 630;
  const isClosed = isLeft && remark !== 'saving';
  return visit === 'finished' || visit === 'expired' || isClosed || unusual;
}

const ofHold = /^(?:hold|text)\.|renewHold$/;
const ofDateFirst = /^(?:product\.requested|date\.)/;
const ofStay = /stayPicker$/;
const ofDay = /^(day|draft|step\.entered)/;
const ofVisits = /^visits\.|countVisits$/;
const ofDetails = /^details\.|details$|^step\.entered$/;
const ofRemark = /^(?:remark|flow)\.|saveRemark$|^step\.entered$/;
const anywhere = /^(dialog|details|remark|guest|text|flow)\.|^hold\.warned$/;

/** Whether those who are asked can answer this: a booked stay is not dropped, and a message links or frees no customer. */
function isAnswered({ context: { facts } }: ReservationSnapshot, event: ReservationMachineEvent): boolean {
  if (event.type === 'xstate.done.actor.stayPicker')
    return facts.reservation === null || event.output.kind !== 'stay' || event.output.startTime !== null;
  return (
    event.type !== 'xstate.done.actor.changeMessage' || event.output.reservation.userId === facts.reservation?.userId
  );
}

const besideDetails = /^(details|remark)\./;
const isReviewing = (snapshot: ReservationSnapshot): boolean => snapshot.matches({ visit: { info: 'reviewing' } });

/** What stands beside everything is walked alone and from one place: dialogs, the hold, what was refused, visits with a card. */
function mayHappen(snapshot: ReservationSnapshot, event: ReservationMachineEvent): boolean {
  const { type } = event;
  const { hold, stay, details, remark } = snapshot.value;
  if (!isAnswered(snapshot, event)) return false;
  if (hold !== 'quiet') return ofHold.test(type) || (hold === 'warned' && type === 'facts.changed');
  if (details !== 'closed') return ofDetails.test(type);
  if (remark !== 'idle') return ofRemark.test(type);
  if (ofStay.test(type)) return stay !== 'waiting';
  if (snapshot.context.flow.type === FlowType.Treatments) return ofDateFirst.test(type);
  if (snapshot.context.flow.type === FlowType.Entry) return ofDay.test(type);
  if (snapshot.context.outcome.refused !== null) return type === 'alternative.chosen' || type === 'hold.ended';
  if (snapshot.context.flow.paysWithVisits) return ofVisits.test(type);
  if (anywhere.test(type))
    return snapshot.matches({ visit: { selecting: 'idle' } }) || (besideDetails.test(type) && isReviewing(snapshot));
  return true;
}

const linked = reservation({ userId: 'c1' });

export const reservationPathOptions: PathOptions<typeof reservationMachine> = {
  starts: {
    'an empty visit': input(),
    'back from the bank': input({ facts: facts({ reservation: linked }), step: 'payment', returned: 'r1' }),
    'logged in, not linked': input({
      facts: facts({ reservation: reservation(), customerLoggedIn: true }),
      step: 'info',
    }),
    'visits with a card': input({
      flow: cardVisits(),
      facts: facts({ reservation: linked, customerLoggedIn: true }),
      step: 'info',
    }),
    'an entry that is booked': input({
      flow: flow({ type: FlowType.Entry }),
      facts: facts({ reservation: reservation() }),
    }),
    'treatments without a day': input({ flow: treatments() }),
    'confirmed meanwhile': input({ facts: facts({ gone: 'confirmed' }), step: 'payment' }),
    'a hold that ended': input({ facts: facts({ gone: 'expired' }), step: 'info' }),
  },
  events: Object.values(reservationEvents).flat() satisfies ReservationMachineEvent[],
  serialize,
  mayHappen,
  isOver,
  limit: 20_000,
};
