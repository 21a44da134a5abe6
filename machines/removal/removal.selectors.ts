import type { SnapshotFrom } from 'xstate';
import type { removalMachine } from './removal.machine.ts';

type Snapshot = SnapshotFrom<typeof removalMachine>;

export const isUndoable = (snapshot: Snapshot): boolean => snapshot.matches('removed');
export const isUndoing = (snapshot: Snapshot): boolean => snapshot.matches('undoing');
