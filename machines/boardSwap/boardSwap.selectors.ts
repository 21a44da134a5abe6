import type { SnapshotFrom } from 'xstate';
import type { boardSwapMachine } from './boardSwap.machine.ts';

type Snapshot = SnapshotFrom<typeof boardSwapMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.hasTag('dialogOpen');
export const isUndoable = (snapshot: Snapshot): boolean => snapshot.hasTag('undoable');
export const isUndoing = (snapshot: Snapshot): boolean => snapshot.matches('undoing');
