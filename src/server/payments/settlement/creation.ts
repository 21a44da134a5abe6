import type { PaymentRow } from './payments.repo.ts';

export const noAnswer = 'no_answer';

export const isInCreation = ({ state, failureReason, isYoung }: PaymentRow): boolean =>
  state === 'creating' && failureReason !== noAnswer && isYoung;
