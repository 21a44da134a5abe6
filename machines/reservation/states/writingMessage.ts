import { reservationSetup } from '../reservationActions.ts';

const base = {
  meta: { description: { nl: 'Schrijven wat er op de cadeaubon staat', en: 'Writing what stands on the gift card' } },
} as const;

const dismissed = { target: 'idle' } as const;

export const writingFirstMessage = reservationSetup.createStateConfig({
  ...base,
  on: { 'message.written': { target: '#creating', actions: 'assignMessage' }, 'message.dismissed': dismissed },
});

export const writingMessage = reservationSetup.createStateConfig({
  ...base,
  on: { 'message.written': { target: 'adding', actions: 'assignMessage' }, 'message.dismissed': dismissed },
});
