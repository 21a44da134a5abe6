import type { SnapshotFrom } from 'xstate';
import type { arrivalMachine } from './arrival.machine.ts';

type Snapshot = SnapshotFrom<typeof arrivalMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('dialogOpen');
