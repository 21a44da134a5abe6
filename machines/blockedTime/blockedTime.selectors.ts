import type { SnapshotFrom } from 'xstate';
import type { blockedTimeMachine } from './blockedTime.machine.ts';

type Snapshot = SnapshotFrom<typeof blockedTimeMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.hasTag('dialogOpen');
