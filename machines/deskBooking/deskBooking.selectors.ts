import type { SnapshotFrom } from 'xstate';
import type { StaffQuote } from '#contract/names.ts';
import { fitsWhole } from '#domain/booking/deskDraft.ts';
import type { DeskDraft } from '#domain/booking/deskDraft.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { deskBookingMachine } from './deskBooking.machine.ts';

type Snapshot = SnapshotFrom<typeof deskBookingMachine>;

export const draftOf = ({ context }: Snapshot): DeskDraft => context.draft;
export const quoteOf = ({ context }: Snapshot): StaffQuote | null => context.quote;
export const refusedQuote = ({ context }: Snapshot): Refused | null => context.refused;
export const refusedCode = ({ context }: Snapshot): Refused | null => context.refusedCode;
export const isQuoting = (snapshot: Snapshot): boolean => snapshot.matches('quoting');
export const isBooking = (snapshot: Snapshot): boolean => snapshot.matches('booking');
export const mayRetryQuote = (snapshot: Snapshot): boolean => snapshot.matches('unquoted');

export const mayBook = (snapshot: Snapshot): boolean =>
  snapshot.matches('quoted') && snapshot.context.quote !== null && fitsWhole(snapshot.context.quote);
