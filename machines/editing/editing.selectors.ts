import type { SnapshotFrom } from 'xstate';
import type { editingMachine } from './editing.machine.ts';

type Snapshot = SnapshotFrom<typeof editingMachine>;

export const isUnsaved = (snapshot: Snapshot): boolean => snapshot.hasTag('unsaved');
export const isSavable = (snapshot: Snapshot): boolean => snapshot.hasTag('savable');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isUndoable = (snapshot: Snapshot): boolean => snapshot.hasTag('undoable');
export const isInConflict = (snapshot: Snapshot): boolean => snapshot.matches('conflict');
export const isLeaving = (snapshot: Snapshot): boolean => snapshot.hasTag('leaving');
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches({ dirty: 'refused' });
