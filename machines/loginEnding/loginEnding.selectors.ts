import type { SnapshotFrom } from 'xstate';
import type { loginEndingMachine } from './loginEnding.machine.ts';

type Snapshot = SnapshotFrom<typeof loginEndingMachine>;

export const isEndingAsked = (snapshot: Snapshot): boolean => !snapshot.matches('listing');
export const isEnding = (snapshot: Snapshot): boolean => snapshot.matches('ending');
/** Of the login that is asked about; null: several. */
export const endingSessionId = ({ context }: Snapshot): string | null => context.sessionId;
