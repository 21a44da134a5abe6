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
  forgetFailure: base.assign({ failure: null }),
  tellDateRequired: missing('date_required'),
  tellTimesRequired: missing('times_required'),
  tellAddFailed: failed('add_failed'),
  tellCancelFailed: failed('cancel_failed'),
  tellRemovalFailed: failed('removal_failed'),
  tellLinkFailed: failed('link_failed'),
  tellPrepareFailed: failed('prepare_failed'),
  tellRenewFailed: failed('renew_failed'),
  tellCheckoutFailed: failed('checkout_failed'),
  tellProposalFailed: failed('proposal_failed'),
  tellNotBooked: base.emit(({ event }) => {
    assertEvent(event, added);
    const notBooked = 'notBooked' in event.output ? event.output.notBooked : [];
    return { type: 'notice', kind: 'error', code: 'not_booked', params: { notBooked } };
  }),
  tellProposalTaken: base.emit({ type: 'notice', kind: 'success', code: 'proposal_taken', params: {} }),
  tellDetailsSaved: base.emit({ type: 'notice', kind: 'success', code: 'details_saved', params: {} }),
  tellEnded: base.emit(({ context }) => ({
    type: 'notice',
    kind: 'error',
    code: context.facts.gone === 'cancelled' ? 'reservation_cancelled' : 'reservation_expired',
    params: {},
  })),
};
