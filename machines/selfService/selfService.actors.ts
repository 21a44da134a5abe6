import type { AcceptedMoves, ChangeQuote, OwnChange } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { ChangeCall, ChangeDone, SeenBooking } from './selfService.types.ts';

export const selfServiceActors = {
  loadBooking: promiseNotProvided<SeenBooking, { ref: string }>('loadBooking'),
  acceptMoves: promiseNotProvided<SeenBooking, { ref: string } & AcceptedMoves>('acceptMoves'),
  quoteChange: promiseNotProvided<ChangeQuote, { ref: string; change: OwnChange }>('quoteChange'),
  applyChange: promiseNotProvided<ChangeDone, ChangeCall>('applyChange'),
};

export type SelfServiceActors = typeof selfServiceActors;
