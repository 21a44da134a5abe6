import type { SnapshotFrom } from 'xstate';
import type { Refused } from '#machines/failureCode.ts';
import type { balanceMachine } from './balance.machine.ts';
import type { Balance } from './balance.types.ts';

type Snapshot = SnapshotFrom<typeof balanceMachine>;

export const isChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const shownBalance = ({ context }: Snapshot): Balance | null => context.balance;

export const balanceRefused = ({ context }: Snapshot): Refused | null => context.refused;
