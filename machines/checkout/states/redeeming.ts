import { checkoutSetup } from '../checkout.setup.ts';

export const redeemable = {
  'redeeming.opened': { guard: 'redeems', target: '#redeeming', actions: 'clearReason' },
  'redemption.removed': { target: '#removingRedemption', actions: 'assignRemoval' },
  'totals.changed': [
    { guard: 'screenChanges', target: '#opening', actions: 'assignTotals' },
    { actions: 'assignTotals' },
  ],
} as const;

export const payable = {
  ...redeemable,
  'amount.chosen': { actions: 'assignPayAll' },
  'methods.offered': { guard: 'methodIsNotOffered', target: '#opening', actions: 'assignOfferedMethod' },
} as const;

const ended = { guard: 'reservationEnded', target: '#ended', actions: 'endGone' } as const;

export const redeeming = checkoutSetup.createStateConfig({
  id: 'redeeming',
  initial: 'enteringCode',
  meta: { description: { nl: 'Een code wordt ingewisseld', en: 'Redeeming a code' } },
  states: {
    enteringCode: {
      meta: { description: { nl: 'De code wordt ingevuld', en: 'The code is being typed' } },
      on: {
        'code.submitted': { target: 'submitting', actions: 'assignSubmitted' },
        'redeeming.closed': { target: '#opening', actions: 'clearSubmitted' },
      },
    },
    submitting: {
      tags: ['busy'],
      meta: { description: { nl: 'De code wordt gecontroleerd', en: 'The code is being checked' } },
      invoke: {
        id: 'redeemCode',
        src: 'redeemCode',
        input: ({ context: { reservationId, submitted } }) => ({
          reservationId,
          kind: submitted?.kind ?? 'giftCard',
          code: submitted?.code ?? '',
        }),
        onDone: { target: '#opening', actions: ['assignTotals', 'clearSubmitted'] },
        onError: [ended, { target: 'enteringCode', actions: 'assignRefusal' }],
      },
    },
    removing: {
      id: 'removingRedemption',
      tags: ['busy'],
      meta: { description: { nl: 'Wat is ingewisseld gaat terug', en: 'What was redeemed goes back' } },
      invoke: {
        id: 'removeRedemption',
        src: 'removeRedemption',
        input: ({ context: { reservationId, removal } }) => ({
          reservationId,
          kind: removal?.kind ?? 'giftCard',
          id: removal?.id ?? '',
        }),
        onDone: { target: '#opening', actions: ['assignTotals', 'clearRemoval'] },
        onError: [ended, { target: '#opening', actions: ['emitRemovalFailed', 'clearRemoval'] }],
      },
    },
  },
});
