import { assertEvent } from 'xstate';
import { failureOf, invalidatedIn } from '#machines/failureCode.ts';
import { base } from './reservation.setup.ts';
import { requestOf, xplanIdOf } from './requestOf.ts';
import type { AddRequest } from '../bookingRequest.types.ts';
import type { FailureCode, NoticeParams } from './reservation.types.ts';

const missing = (code: 'date_required' | 'times_required') =>
  base.enqueueActions(({ context, event, enqueue }) => {
    enqueue.emit({ type: 'notice', kind: 'error', code, params: {} });
    enqueue.assign({ failure: { code, params: subjectOf(requestOf(context, event)) } });
  });

const failed = (code: FailureCode) =>
  base.enqueueActions(({ context, event, enqueue }) => {
    const invalidated = invalidatedIn(event);
    const params = {
      problem: failureOf(event) ?? 'internal',
      ...(code === 'add_failed' ? subjectOf(context.request) : {}),
      ...(invalidated.length > 0 ? { invalidated } : {}),
    };
    enqueue.emit({ type: 'notice', kind: 'error', code, params });
    enqueue.assign({ failure: { code, params } });
  });

function subjectOf(request: AddRequest | null): NoticeParams {
  if (request === null) return {};
  const xplanId = xplanIdOf(request);
  return { request: request.kind, ...(xplanId === null ? {} : { xplanId }) };
}

const added = ['xstate.done.actor.adding', 'xstate.done.actor.proposals'] as const;

export const noticeActions = {
  clearFailure: base.assign({ failure: null }),
  emitDateRequired: missing('date_required'),
  emitTimesRequired: missing('times_required'),
  emitAddFailed: failed('add_failed'),
  emitCancelFailed: failed('cancel_failed'),
  emitRemovalFailed: failed('removal_failed'),
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
  emitDetailsSaved: base.emit({ type: 'notice', kind: 'success', code: 'details_saved', params: {} }),
  emitEnded: base.emit(({ context }) => ({
    type: 'notice',
    kind: 'error',
    code: context.facts.gone === 'cancelled' ? 'reservation_cancelled' : 'reservation_expired',
    params: {},
  })),
};
