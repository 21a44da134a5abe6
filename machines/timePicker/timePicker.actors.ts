import { callbackNotProvided } from '#machines/notProvided.ts';
import type { TimePickerInput } from './timePicker.types.ts';

export const timePickerActors = {
  /** Tells `TimesEvent`: what is offered now, at once when it is known. */
  times: callbackNotProvided<{ type: 'none' }, TimePickerInput>('times'),
};

export type TimePickerActors = typeof timePickerActors;
