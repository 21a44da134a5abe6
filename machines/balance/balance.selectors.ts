import type { SnapshotFrom } from 'xstate';
import type { balanceMachine } from './balance.machine.ts';
import type { Balance } from './balance.types.ts';

type Snapshot = SnapshotFrom<typeof balanceMachine>;

export const isChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** What is left on the card that was asked for last; null while that is not known. */
export const foundBalance = ({ context }: Snapshot): Balance | null => context.found;

/** The problem code of the question that was asked last; null when it was answered, and before. */
export const balanceProblem = ({ context }: Snapshot): string | null => context.problem;
