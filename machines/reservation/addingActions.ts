import { assertEvent } from 'xstate';
import { nothingAsked, outcomeOf } from './outcome.ts';
import { requestOf } from './requestOf.ts';
import { base } from './reservation.setup.ts';
import { repeatedRequest, requestOnOtherDay } from './chosenAlternative.ts';

export const addingActions = {
  assignRequest: base.assign(({ context, event }) => ({
    outcome: nothingAsked,
    request: requestOf(context, event),
    failure: null,
  })),
  repeatRequest: base.assign(({ context, event }) => ({
    request: repeatedRequest(context, event),
    outcome: { ...context.outcome, added: null },
    failure: null,
  })),
  preferOfferedTime: base.assign(({ context, event }) => ({ request: requestOnOtherDay(context, event) })),
  assignPreferredTime: base.assign(({ context: { request }, event }) => {
    assertEvent(event, 'xstate.done.actor.timePicker');
    if (request?.kind !== 'product' || event.output.kind !== 'start') return {};
    return { request: { ...request, preferredTime: event.output.startTime, timeIsFixed: true } };
  }),
  assignMessage: base.assign(({ context: { request }, event }) => {
    assertEvent(event, 'message.written');
    return request?.kind === 'giftCard' ? { request: { ...request, message: event.message }, failure: null } : {};
  }),
  clearRequest: base.assign({ request: null }),
  assignOutcome: base.assign(({ context, event }) => {
    assertEvent(event, ['xstate.done.actor.adding', 'xstate.done.actor.proposals']);
    const { output } = event;
    return 'notBooked' in output ? { outcome: outcomeOf(context, output) } : {};
  }),
  assignPlanned: base.assign(({ event }) => {
    assertEvent(event, 'xstate.done.actor.proposals');
    return 'reservation' in event.output ? { plannedMarks: event.output.reservation.itemMarks } : {};
  }),
  clearOutcome: base.assign({ outcome: nothingAsked }),
  assignGuest: base.assign(({ event }) => {
    assertEvent(event, 'guest.chosen');
    return { guest: event.guest };
  }),
};
