import type { ChangeQuote, ChangesClosed, OwnChange } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { ChangeCall, ChangeDone } from './selfService.types.ts';

export const selfServiceActors = {
  loadBooking: promiseNotProvided<{ changesClosed: ChangesClosed | null }, { ref: string }>('loadBooking'),
  quoteChange: promiseNotProvided<ChangeQuote, { ref: string; change: OwnChange }>('quoteChange'),
  applyChange: promiseNotProvided<ChangeDone, ChangeCall>('applyChange'),
};

export type SelfServiceActors = typeof selfServiceActors;
