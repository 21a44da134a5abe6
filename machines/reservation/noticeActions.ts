import { assertEvent } from 'xstate';
import { fallenOf, failureOf } from '#machines/failureCode.ts';
import type { NoticeCode } from './reservation.events.ts';
import { base } from './reservation.setup.ts';
import { xplanIdOf } from './requestOf.ts';
import type { AddRequest } from './adding.types.ts';
import type { FailureCode, NoticeParams } from './reservation.types.ts';

const missing = (code: NoticeCode) => base.emit({ type: 'notice', kind: 'error', code, params: {} });

/** Told, and kept to be said in its place too. */
const failed = (code: FailureCode) =>
  base.enqueueActions(({ context, event, enqueue }) => {
    const fallen = fallenOf(event);
    const params = {
      problem: failureOf(event) ?? 'internal',
      ...(code === 'add_failed' ? askedFor(context.request) : {}),
      ...(fallen.length > 0 ? { fallen } : {}),
    };
    enqueue.emit({ type: 'notice', kind: 'error', code, params });
    enqueue.assign({ failure: { code, params } });
  });

function askedFor(request: AddRequest | null): NoticeParams {
  if (request === null) return {};
  const xplanId = xplanIdOf(request);
  return { request: request.kind, ...(xplanId === null ? {} : { xplanId }) };
}

const booked = ['xstate.done.actor.addFirst', 'xstate.done.actor.addMore', 'xstate.done.actor.takeProposal'] as const;

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
    assertEvent(event, booked);
    const { notBooked } = event.output;
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
