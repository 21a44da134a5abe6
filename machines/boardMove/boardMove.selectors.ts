import type { SnapshotFrom } from 'xstate';
import type { boardMoveMachine } from './boardMove.machine.ts';

type Snapshot = SnapshotFrom<typeof boardMoveMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.hasTag('dialogOpen');
