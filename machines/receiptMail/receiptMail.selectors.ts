import type { SnapshotFrom } from 'xstate';
import type { Refused } from '#machines/failureCode.ts';
import type { receiptMailMachine } from './receiptMail.machine.ts';

type Snapshot = SnapshotFrom<typeof receiptMailMachine>;

export const isMailing = (snapshot: Snapshot): boolean => snapshot.matches('mailing');
/** Null where the reason is the address. */
export const refusedMail = ({ context }: Snapshot): Refused | null => (context.code === null ? context.refused : null);
