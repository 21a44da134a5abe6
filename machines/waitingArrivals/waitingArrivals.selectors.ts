import type { SnapshotFrom } from 'xstate';
import type { waitingArrivalsMachine } from './waitingArrivals.machine.ts';

type Snapshot = SnapshotFrom<typeof waitingArrivalsMachine>;

export const waitingOf = (snapshot: Snapshot): Snapshot['context']['waiting'] => snapshot.context.waiting;
export const conflictsOf = (snapshot: Snapshot): Snapshot['context']['conflicts'] => snapshot.context.conflicts;
