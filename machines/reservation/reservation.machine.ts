import { draftOf, requestedDraft } from './draft.ts';
import { nothingAsked } from './outcome.ts';
import { reservationSetup } from './reservationActions.ts';
import type { ReservationContext, ReservationInput } from './reservation.types.ts';
import { changingMessage } from './states/changingMessage.ts';
import { confirmingChange } from './states/confirmingChange.ts';
import { creating } from './states/creating.ts';
import { details } from './states/details.ts';
import { draft } from './states/draft.ts';
import { hold } from './states/hold.ts';
import { info, linkingCustomer } from './states/info.ts';
import { paying } from './states/paying.ts';
import { redirecting } from './states/redirecting.ts';
import { remark } from './states/remark.ts';
import { selecting } from './states/selecting.ts';
import { stay } from './states/stay.ts';
import { updateFacts } from './states/transitions.ts';
import { stepIds } from './steps.ts';

function contextOf({
  flow,
  limits,
  facts,
  step,
  returned,
  error,
  firstMethod,
  payAll,
  draft = {},
  plannedMarks,
}: ReservationInput): ReservationContext {
  const start = requestedDraft(flow, limits, draft);
  const { reservation } = facts;
  return {
    flow,
    limits,
    facts: { ...facts, visits: null, minutesLeft: null },
    step: returned ? 'payment' : stepIds(flow).includes(step) ? step : 'index',
    draft: reservation === null ? start : draftOf(reservation, start.checkinGroupId),
    question: null,
    request: null,
    outcome: nothingAsked,
    guest: null,
    failure: null,
    payment: returned ? { kind: 'returned', reservationId: returned } : error ? { kind: 'failed', error } : null,
    firstMethod: firstMethod ?? null,
    payAll: payAll ?? false,
    dialog: null,
    plannedMarks: plannedMarks ?? null,
    remark: null,
    isLeft: false,
  };
}

export const reservationMachine = reservationSetup.createMachine({
  id: 'reservation',
  type: 'parallel',
  context: ({ input }) => contextOf(input),
  invoke: [
    { id: 'facts', src: 'facts', input: ({ context }) => ({ slug: context.flow.slug }), onError: {} },
    {
      id: 'holdClock',
      src: 'holdClock',
      input: ({ context }) => ({ expiresAt: context.facts.reservation?.expiresAt ?? null }),
      onError: {},
    },
  ],
  on: {
    'facts.changed': { actions: updateFacts },
    'guest.chosen': { guard: 'guestComes', actions: 'assignGuest' },
    'dialog.opened': { actions: 'openDialog' },
    'dialog.closed': { actions: 'closeDialog' },
  },
  states: {
    visit: {
      initial: 'restoring',
      meta: { description: { nl: 'Wat de bezoeker doet', en: 'What the visitor is doing' } },
      states: {
        restoring: {
          id: 'restoring',
          meta: { description: { nl: 'De plek terugvinden', en: 'Finding the place again' } },
          entry: ['clearQuestion', 'clearRequest'],
          exit: 'settleStep',
          always: [
            { guard: { type: 'belongsTo', params: { state: 'draft' } }, target: 'draft' },
            { guard: { type: 'belongsTo', params: { state: 'selecting' } }, target: 'selecting' },
            { guard: { type: 'belongsTo', params: { state: 'info' } }, target: 'info' },
            { guard: { type: 'belongsTo', params: { state: 'linkingCustomer' } }, target: 'linkingCustomer' },
            { guard: { type: 'belongsTo', params: { state: 'paying' } }, target: 'paying' },
            { guard: { type: 'belongsTo', params: { state: 'redirecting' } }, target: 'redirecting' },
            { guard: { type: 'belongsTo', params: { state: 'finished' } }, target: 'finished', actions: 'goToSuccess' },
            { target: 'expired' },
          ],
        },
        draft,
        creating,
        selecting,
        confirmingChange,
        changingMessage,
        info,
        linkingCustomer,
        paying,
        redirecting,
        expired: {
          id: 'expired',
          meta: { description: { nl: 'De reservering is verlopen of geannuleerd', en: 'The reservation has ended' } },
          entry: ['assignEnding', 'emitEnded', 'clearReservation', 'setHoldClock', 'goToStart'],
        },
        finished: {
          id: 'finished',
          meta: { description: { nl: 'De reservering is bevestigd', en: 'The reservation is confirmed' } },
        },
      },
    },
    stay,
    hold,
    details,
    remark,
  },
});
