import { assertEvent } from 'xstate';
import { failureOf } from '#machines/failureCode.ts';
import type { NoticeCode } from './reservation.events.ts';
import { base } from './reservation.setup.ts';

const missing = (code: NoticeCode) => base.emit({ type: 'notice', kind: 'error', code, params: {} });

const failed = (code: NoticeCode) =>
  base.emit(({ context, event }) => ({
    type: 'notice',
    kind: 'error',
    code,
    params: {
      problem: failureOf(event) ?? 'internal',
      ...(code === 'add_failed' && context.request ? { request: context.request.kind } : {}),
    },
  }));

export const noticeActions = {
  tellDateRequired: missing('date_required'),
  tellTimesRequired: missing('times_required'),
  tellAddFailed: failed('add_failed'),
  tellCancelFailed: failed('cancel_failed'),
  tellRemovalFailed: failed('removal_failed'),
  tellLinkFailed: failed('link_failed'),
  tellPrepareFailed: failed('prepare_failed'),
  tellRenewFailed: failed('renew_failed'),
  tellCheckoutFailed: failed('checkout_failed'),
  tellNotBooked: base.emit(({ event }) => {
    assertEvent(event, ['xstate.done.actor.addFirst', 'xstate.done.actor.addMore']);
    const { notBooked } = event.output;
    return { type: 'notice', kind: 'error', code: 'not_booked', params: { notBooked } };
  }),
  tellDetailsSaved: base.emit({ type: 'notice', kind: 'success', code: 'details_saved', params: {} }),
  tellEnded: base.emit(({ context }) => ({
    type: 'notice',
    kind: 'error',
    code: context.facts.gone === 'cancelled' ? 'reservation_cancelled' : 'reservation_expired',
    params: {},
  })),
};
