import type { SnapshotFrom } from 'xstate';
import type { NotBookedReason } from '#contract/names.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Alternative } from '#machines/alternative.ts';
import { departuresOf } from './departuresOf.ts';
import type { timePickerMachine } from './timePicker.machine.ts';
import type { TimeOption, TimePickerInput } from './timePicker.types.ts';

type Snapshot = SnapshotFrom<typeof timePickerMachine>;

export type PickerView = 'loading' | 'loadFailed' | 'empty' | 'choosing';

/** What the dialog shows; 'choosing' also while it closes. */
export function pickerView(snapshot: Snapshot): PickerView {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  return snapshot.matches('empty') ? 'empty' : 'choosing';
}

/** For what a time is being chosen. */
export const wishOfPicker = ({ context }: Snapshot): TimePickerInput => context.wish;

/** The starts there are, in the order of the day. */
export const offeredTimes = ({ context }: Snapshot): TimeOption[] => context.options;

/** Departures later than the chosen arrival; empty while none is chosen or only a start is asked. Compare by value. */
export const offeredDepartures = ({ context }: Snapshot): MinuteOfDay[] => departuresOf(context);

export const chosenArrival = ({ context }: Snapshot): MinuteOfDay | null => context.startTime;

/** Why there is no time, and what may be taken instead. */
export const reasonOfNone = ({ context }: Snapshot): NotBookedReason | null => context.reason;
export const offeredAlternatives = ({ context }: Snapshot): Alternative[] => context.alternatives;

/** The problem code of the failed load. */
export const loadProblem = ({ context }: Snapshot): string | null => context.problem;

export const mayConfirmTimes = (snapshot: Snapshot): boolean => snapshot.hasTag('mayConfirm');
