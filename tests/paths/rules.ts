import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import { hasProducts, isBusy, paymentView, question, visitState } from '#machines/reservation/reservation.selectors.ts';
import { nodesOf } from '#tests/support/machines/nodesOf.ts';

export type Visited = {
  /** Null at the start. */
  before: ReservationSnapshot | null;
  event: { type: string };
  after: ReservationSnapshot;
  line: string;
};

/** A sentence of the specification, and how to see that a moment of a visit is against it. */
export type Rule = { section: string; says: string; isBroken: (visited: Visited) => boolean };

/** What runs beside the visit, or is a visit's page of its own that tells what it was refused. */
const beside = new Set([
  'facts',
  'holdClock',
  'timePicker',
  'stayPicker',
  'checkout',
  'proposals',
  'identify',
  'details',
]);
const calls = new Set(
  nodesOf(reservationMachine).flatMap((node) => node.invoke.flatMap(({ id }) => (beside.has(id) ? [] : [id]))),
);

/** Calls that go on beside what the visitor does. */
const goOn = new Set(['renewHold', 'saveRemark']);

/** Calls whose refusal is a page, or part of one, that says so itself. */
const tellingPlaces: Record<string, (snapshot: ReservationSnapshot) => boolean> = {
  countVisits: (snapshot) => snapshot.matches({ visit: { info: 'visitsUnknown' } }),
  saveRemark: (snapshot) => snapshot.matches({ remark: 'failed' }),
  linkCustomer: (snapshot) => snapshot.matches({ visit: { info: 'linkFailed' } }),
  watchPayment: (snapshot) => snapshot.matches({ visit: { redirecting: 'unreachable' } }),
  watchPaymentLonger: (snapshot) => snapshot.matches({ visit: { redirecting: 'unreachable' } }),
};
const refusedCall = ({ event: { type } }: Visited): string | undefined => {
  const call = /^xstate\.error\.actor\.(.+)$/.exec(type)?.[1];
  return call !== undefined && calls.has(call) ? call : undefined;
};
/** What is given up had ended already: that is what was wanted. */
const isGone = ({ line }: Visited): boolean =>
  /^(?:cancelReservation|cancelForChange) fails \(error \(code reservation_expired\)\)/.test(line);

const changes = ['personCount.changed', 'date.chosen', 'checkinGroup.chosen', 'xstate.done.actor.stayPicker'];

const reservationOf = ({ context }: ReservationSnapshot) => context.facts.reservation;
const isAsked = ({ line }: Visited, call: RegExp): boolean => new RegExp(`asked (?:${call.source})`).test(line);
const enters = ({ before, after }: Visited, state: string): boolean =>
  visitState(after) === state && (before === null || visitState(before) !== state);

export const rules: Rule[] = [
  {
    section: '§4 flow step availability',
    says: 'nobody pays without a linked customer',
    isBroken: ({ after }) => paymentView(after) === 'checkout' && !reservationOf(after)?.userId,
  },
  {
    section: '§4 flow step availability',
    says: 'nobody comes to the payment without a linked customer and a product',
    isBroken: (visited) => {
      const reservation = reservationOf(visited.after);
      const isOpen = Boolean(reservation?.userId) && reservation!.personsWithProducts.length > 0;
      return visited.before !== null && enters(visited, 'paying') && !isOpen;
    },
  },
  {
    section: '§4 flow step availability',
    says: 'nobody pays while no guest has a product',
    isBroken: ({ after }) => paymentView(after) === 'checkout' && !hasProducts(after),
  },
  {
    section: '§4 reservation session',
    says: 'a change of persons, day, part of the day or times with products is asked about first',
    isBroken: (visited) => {
      const { before, event, after } = visited;
      if (before === null || !changes.includes(event.type) || !hasProducts(before)) return false;
      const isSame = JSON.stringify(before.context.draft) === JSON.stringify(after.context.draft);
      return isAsked(visited, /cancel/) || !isSame;
    },
  },
  {
    section: '§4 treatments flow changes',
    says: 'a reservation with products is only given up by confirming',
    isBroken: (visited) =>
      visited.before !== null &&
      isAsked(visited, /cancel/) &&
      hasProducts(visited.before) &&
      visited.event.type !== 'change.confirmed',
  },
  {
    section: '§4 removing a product',
    says: 'nothing is removed but by confirming',
    isBroken: (visited) => isAsked(visited, /removeItem/) && visited.event.type !== 'change.confirmed',
  },
  {
    section: '§4 reservation session',
    says: 'an open question has a subject',
    isBroken: ({ after }) => visitState(after) === 'confirmingChange' && question(after) === null,
  },
  {
    section: '§4 person count',
    says: 'between one and the most persons come',
    isBroken: ({ after: { context } }) =>
      context.draft.personCount < 1 || context.draft.personCount > context.limits.maxPersons,
  },
  {
    section: '§4 adding',
    says: 'a departure is later than the arrival',
    isBroken: ({ after: { context } }) =>
      context.draft.startTime !== null &&
      context.draft.endTime !== null &&
      context.draft.endTime <= context.draft.startTime,
  },
  {
    section: '§4 reservation session',
    says: 'a day that can be booked is chosen',
    isBroken: ({ after: { context } }) =>
      context.draft.date !== null &&
      (context.draft.date < context.limits.today || context.draft.date > context.limits.lastDate),
  },
  {
    section: '§4 reservation session',
    says: 'what was reserved for is what is shown',
    isBroken: ({ after }) => {
      const reservation = reservationOf(after);
      const { draft } = after.context;
      const fields = ['date', 'personCount', 'startTime', 'endTime'] as const;
      return reservation !== null && fields.some((field) => reservation[field] !== draft[field]);
    },
  },
  {
    section: '§4 customer flow',
    says: 'a reservation that ended leads to the start page, with a notice',
    isBroken: (visited) =>
      visited.before !== null &&
      enters(visited, 'expired') &&
      !(visited.line.includes('navigate.requested (to start)') && visited.line.includes('told notice')),
  },
  {
    section: '§4 customer flow',
    says: 'a reservation that is made leads to the success page',
    isBroken: (visited) =>
      visited.before !== null &&
      enters(visited, 'finished') &&
      !visited.line.includes('navigate.requested (to success'),
  },
  {
    section: '§4 customer flow',
    says: 'what ended or was made stays so',
    isBroken: ({ before, after }) =>
      before !== null &&
      ['expired', 'finished'].includes(visitState(before)) &&
      visitState(before) !== visitState(after),
  },
  {
    section: '§8 error catalogue',
    says: 'whatever is refused is told, but that what is given up had ended',
    isBroken: (visited) => {
      const call = refusedCall(visited);
      if (call === undefined || isGone(visited) || visited.line.includes('told notice')) return false;
      return !tellingPlaces[call]?.(visited.after);
    },
  },
  {
    section: '§4 flow step availability',
    says: 'asking for a page changes nothing yet',
    isBroken: ({ before, event, after }) =>
      event.type === 'step.requested' && JSON.stringify(before?.context.draft) !== JSON.stringify(after.context.draft),
  },
  {
    section: '§4 reservation session',
    says: 'who is busy waits for one answer, or leaves for the bank',
    isBroken: ({ after }) => {
      const open = Object.keys(after.children).filter((id) => calls.has(id) && !goOn.has(id));
      const isLeaving = after.matches({ visit: { redirecting: 'leaving' } });
      return isBusy(after) && open.length !== 1 && !isLeaving;
    },
  },
];
