import type { SnapshotFrom } from 'xstate';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { timePickerMachine } from './timePicker.machine.ts';

type Snapshot = SnapshotFrom<typeof timePickerMachine>;

/** Departures later than the chosen arrival; empty while none is chosen or only a start is asked. */
export function offeredDepartures({ context }: Snapshot): MinuteOfDay[] {
  const option = context.options.find(({ arrival }) => arrival === context.startTime);
  return option?.departures.filter((time) => time > option.arrival) ?? [];
}

export const hasNoTimes = (snapshot: Snapshot): boolean => snapshot.matches('empty');

export const mayConfirmTimes = (snapshot: Snapshot): boolean => snapshot.hasTag('mayConfirm');
