import { assertEvent } from 'xstate';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { base } from './reservation.setup.ts';
import { placeOf, returnedReservation, stepAfter } from './steps.ts';

export const stepActions = {
  assignStep: base.assign(({ context, event }) => {
    assertEvent(event, 'step.entered');
    const { step } = event;
    return { step, payment: null, dialog: null, failure: null, outcome: { ...context.outcome, added: null } };
  }),
  settleStep: base.enqueueActions(({ context, enqueue }) => {
    const { step } = placeOf(context);
    if (step === context.step) return;
    enqueue.emit({ type: 'navigate.requested', to: step });
    enqueue.assign({ step });
  }),
  emitStepRequest: base.emit(({ event }) => {
    assertEvent(event, 'step.requested');
    return { type: 'navigate.requested', to: event.step };
  }),
  /** After adding: a check-in goes to the next page, an order to the details, the rest stays (specification §2, §4). */
  goOn: base.enqueueActions(({ context, event, enqueue }) => {
    const kind = event.type === 'checkin.requested' ? 'checkin' : context.request?.kind;
    if (kind === 'checkin') enqueue.emit({ type: 'navigate.requested', to: stepAfter(context) ?? 'info' });
    else if (flowNeeds.isOrderCard(context.flow)) enqueue.emit({ type: 'navigate.requested', to: 'info' });
  }),
  arriveAtPayment: base.enqueueActions(({ context, enqueue }) => {
    if (context.step === 'payment') return;
    enqueue.emit({ type: 'navigate.requested', to: 'payment' });
    enqueue.assign({ step: 'payment' });
  }),
  leavePayment: base.enqueueActions(({ context, enqueue }) => {
    if (context.step !== 'payment') return;
    enqueue.emit({ type: 'navigate.requested', to: 'info' });
    enqueue.assign({ step: 'info' });
  }),

  emitRedirectRequest: base.emit(({ event }) => {
    assertEvent(event, 'xstate.done.actor.checkout');
    return { type: 'redirect.requested', url: event.output.kind === 'redirect' ? event.output.url : '' };
  }),
  assignReturned: base.assign(({ event }) => {
    assertEvent(event, 'payment.returned');
    return { payment: { kind: 'returned', reservationId: event.reservationId }, step: 'payment' };
  }),
  assignPaymentError: base.enqueueActions(({ event, enqueue }) => {
    assertEvent(event, ['xstate.done.actor.watchPayment', 'xstate.done.actor.watchPaymentLonger']);
    const { status } = event.output;
    const error = status === 'failed' || status === 'canceled' || status === 'expired' ? status : null;
    enqueue.assign({ payment: error && { kind: 'failed', error }, step: 'payment' });
    enqueue.emit({ type: 'navigate.requested', to: 'payment', ...(error ? { error } : {}) });
  }),
  clearPayment: base.assign({ payment: null }),
  goToSuccess: base.emit(({ context }) => {
    const reservationId = returnedReservation(context) ?? context.facts.reservation?.id;
    return { type: 'navigate.requested', to: 'success', ...(reservationId === undefined ? {} : { reservationId }) };
  }),
  goToStart: base.emit({ type: 'navigate.requested', to: 'start' }),
};
