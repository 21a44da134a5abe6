import { assertEvent } from 'xstate';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { invalidatedIn, refusedBecause, refusedIn } from '#machines/failureCode.ts';
import { base } from './reservation.setup.ts';
import { requestOf, xplanIdOf } from './requestOf.ts';
import type { AddRequest } from '../bookingRequest.types.ts';
import type { FailureCode, NoticeParams, RequestedThing, ReservationContext } from './reservation.types.ts';

const missing = (code: 'date_required' | 'times_required') =>
  base.enqueueActions(({ context, event, enqueue }) => {
    enqueue.emit({ type: 'notice', kind: 'error', code, params: {} });
    enqueue.assign({ failure: { code, params: subjectOf(context, requestOf(context, event)) } });
  });

const failed = (code: FailureCode) =>
  base.enqueueActions(({ context, event, enqueue }) => {
    const invalidated = invalidatedIn(event);
    const params = {
      ...refusedIn(event),
      ...refusedBecause(event.type === 'xstate.done.actor.adding' ? event.output : null),
      ...(code === 'add_failed' ? subjectOf(context, context.request) : {}),
      ...(invalidated.length > 0 ? { invalidated } : {}),
    };
    enqueue.emit({ type: 'notice', kind: 'error', code, params });
    enqueue.assign({ failure: { code, params } });
  });

function subjectOf(context: ReservationContext, request: AddRequest | null): NoticeParams {
  if (request === null) return {};
  const xplanId = xplanIdOf(request);
  return { request: requestedThing(context, request), ...(xplanId === null ? {} : { xplanId }) };
}

function requestedThing({ flow, step }: ReservationContext, request: AddRequest): RequestedThing {
  if (request.kind === 'giftCard' && request.amount === null) return 'voucher';
  const isEntry = request.kind === 'product' && step === 'index' && flowNeeds.entriesOnIndex(flow);
  return isEntry ? 'entry' : request.kind;
}

const added = ['xstate.done.actor.adding', 'xstate.done.actor.proposals'] as const;

export const noticeActions = {
  clearFailure: base.assign({ failure: null }),
  emitDateRequired: missing('date_required'),
  emitTimesRequired: missing('times_required'),
  emitAddFailed: failed('add_failed'),
  emitCancelFailed: failed('cancel_failed'),
  emitRemovalFailed: failed('removal_failed'),
  emitMessageFailed: failed('message_failed'),
  emitLinkFailed: failed('link_failed'),
  emitPrepareFailed: failed('prepare_failed'),
  emitRenewFailed: failed('renew_failed'),
  emitCheckoutFailed: failed('checkout_failed'),
  emitProposalFailed: failed('proposal_failed'),
  emitNotBooked: base.emit(({ event }) => {
    assertEvent(event, added);
    const notBooked = 'notBooked' in event.output ? event.output.notBooked : [];
    return { type: 'notice', kind: 'error', code: 'not_booked', params: { notBooked } };
  }),
  emitProposalTaken: base.emit({ type: 'notice', kind: 'success', code: 'proposal_taken', params: {} }),
  emitMessageChanged: base.emit({ type: 'notice', kind: 'success', code: 'message_changed', params: {} }),
  emitRemarkFailed: base.emit({ type: 'notice', kind: 'error', code: 'remark_failed', params: {} }),
  emitDetailsSaved: base.emit({ type: 'notice', kind: 'success', code: 'details_saved', params: {} }),
  emitEnded: base.emit(({ context }) => ({
    type: 'notice',
    kind: 'error',
    code: context.facts.gone === 'cancelled' ? 'reservation_cancelled' : 'reservation_expired',
    params: {},
  })),
};
