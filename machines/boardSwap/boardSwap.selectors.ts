import type { SnapshotFrom } from 'xstate';
import type { boardSwapMachine } from './boardSwap.machine.ts';

type Snapshot = SnapshotFrom<typeof boardSwapMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.hasTag('dialogOpen');
