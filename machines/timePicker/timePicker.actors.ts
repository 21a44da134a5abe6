import type { NotBookedReason } from '#contract/names.ts';
import type { Alternative } from '#machines/alternative.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { TimeOption, TimePickerInput } from './timePicker.types.ts';

export type TimesOffer = { options: TimeOption[]; reason: NotBookedReason | null; alternatives: Alternative[] };

/** The world's side of the time picker. */
export const timePickerActors = {
  loadTimes: promiseNotProvided<TimesOffer, TimePickerInput>('loadTimes'),
};

/** `timePickerMachine.provide({ actors })` with an object that satisfies this. */
export type TimePickerActors = typeof timePickerActors;
