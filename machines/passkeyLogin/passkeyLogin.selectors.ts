import type { SnapshotFrom } from 'xstate';
import type { Refused } from '#machines/failureCode.ts';
import type { passkeyLoginMachine } from './passkeyLogin.machine.ts';

type Snapshot = SnapshotFrom<typeof passkeyLoginMachine>;

export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const passkeyRefused = ({ context }: Snapshot): Refused | null => context.refused;
