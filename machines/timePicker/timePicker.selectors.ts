import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NotBookedReason } from '#contract/names.ts';
import type { OfferedTime } from '#domain/scheduling/stay/entryTimes.ts';
import { departuresFor } from '#domain/scheduling/stay/entryTimes.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Alternative } from '#machines/alternative.ts';
import type { timePickerMachine } from './timePicker.machine.ts';
import type { StartRequest } from './timePicker.types.ts';

type Snapshot = SnapshotFrom<typeof timePickerMachine>;
export type TimePickerRef = ActorRefFrom<typeof timePickerMachine>;

export type PickerView = 'loading' | 'loadFailed' | 'empty' | 'choosing';

export function pickerView(snapshot: Snapshot): PickerView {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  if (snapshot.matches({ asking: 'loadFailed' })) return 'loadFailed';
  return snapshot.matches({ asking: 'empty' }) ? 'empty' : 'choosing';
}

export const startRequest = ({ context: { request } }: Snapshot): StartRequest | null =>
  request.kind === 'start' ? request : null;

export const offeredOptions = ({ context }: Snapshot): OfferedTime[] => context.options;

/** Those of the chosen arrival; null while none can be chosen yet, or only a start is asked. Compare by value. */
export const offeredDepartures = ({ context: { request, options, startTime } }: Snapshot): MinuteOfDay[] | null =>
  request.kind === 'start' || startTime === null ? null : departuresFor(options, startTime);

export const chosenArrival = ({ context }: Snapshot): MinuteOfDay | null => context.startTime;
export const chosenPrice = ({ context: { options, startTime } }: Snapshot): Cents | null =>
  options.find(({ arrival }) => arrival === startTime)?.price ?? null;

export const chosenDeparture = ({ context }: Snapshot): MinuteOfDay | null => context.endTime;

export const reasonOfNone = ({ context }: Snapshot): NotBookedReason | null => context.reason;
export const offeredAlternatives = ({ context }: Snapshot): Alternative[] => context.alternatives;

export const mayConfirmTimes = (snapshot: Snapshot): boolean => snapshot.hasTag('mayConfirm');
