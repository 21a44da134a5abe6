import type { SnapshotFrom } from 'xstate';
import type { StaffChangeQuote } from '#contract/names.ts';
import { fitsAsChosen } from '#domain/booking/deskChangeDraft.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import type { Refused } from '#machines/failureCode.ts';
import { outdatedCodes } from './deskChange.types.ts';
import type { deskChangeMachine } from './deskChange.machine.ts';

type Snapshot = SnapshotFrom<typeof deskChangeMachine>;

export const draftOf = ({ context }: Snapshot): DeskChangeDraft => context.draft;
export const quoteOf = ({ context }: Snapshot): StaffChangeQuote | null => context.quote;
export const refusedChange = ({ context }: Snapshot): Refused | null => context.refused;
export const isQuoting = (snapshot: Snapshot): boolean => snapshot.matches('quoting');
export const isApplying = (snapshot: Snapshot): boolean => snapshot.matches('applying');
export const mayRetryQuote = (snapshot: Snapshot): boolean => snapshot.matches('unquoted');

/** The quote is of after what others booked or changed. */
export const isOutdated = ({ context }: Snapshot): boolean => outdatedCodes.includes(context.refused?.problem ?? '');

export const mayApply = (snapshot: Snapshot): boolean =>
  snapshot.matches('quoted') && snapshot.context.quote !== null && fitsAsChosen(snapshot.context.quote);
