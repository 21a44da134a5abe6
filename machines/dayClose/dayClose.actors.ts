import type { OpenDay } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { CloseInput } from './dayClose.types.ts';

export const dayCloseActors = {
  readDay: promiseNotProvided<OpenDay, undefined>('readDay'),
  closeDay: promiseNotProvided<{ id: string }, CloseInput>('closeDay'),
};

export type DayCloseActors = typeof dayCloseActors;
