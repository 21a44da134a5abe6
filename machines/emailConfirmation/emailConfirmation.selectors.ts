import type { SnapshotFrom } from 'xstate';
import type { emailConfirmationMachine } from './emailConfirmation.machine.ts';

type Snapshot = SnapshotFrom<typeof emailConfirmationMachine>;

export const isConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming');

export const confirmedEmail = ({ context }: Snapshot): string | null => context.email;

/** Null when nothing failed. */
export const confirmationProblem = ({ context }: Snapshot): string | null => context.problem;

const final = ['token_invalid', 'email_taken'];

/** False when asking again can change nothing. */
export const mayRetry = ({ context }: Snapshot): boolean =>
  context.problem !== null && !final.includes(context.problem);
