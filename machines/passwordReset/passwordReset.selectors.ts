import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from './passwordReset.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

export type ResetPage = 'requesting' | 'requested' | 'checking' | 'unreachable' | 'invalid' | 'choosing' | 'saved';

const pages = ['requesting', 'requested', 'unreachable', 'invalid', 'choosing', 'saved'] as const;

export const resetPage = (snapshot: Snapshot): ResetPage => pages.find((page) => snapshot.matches(page)) ?? 'checking';

/** Whose link it is. */
export const resetEmail = ({ context }: Snapshot): string | null => context.email;

export const resetProblem = ({ context }: Snapshot): string | null => context.problem;
