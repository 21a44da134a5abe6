import type { SnapshotFrom } from 'xstate';
import { maySpend } from '#domain/credits/deskAmount.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { deskCreditMachine } from './deskCredit.machine.ts';

type Snapshot = SnapshotFrom<typeof deskCreditMachine>;

export const isChecking = (snapshot: Snapshot): boolean => snapshot.matches('checking');
export const isRedeeming = (snapshot: Snapshot): boolean => snapshot.matches('redeeming');
export const mayPay = (snapshot: Snapshot): boolean => snapshot.matches('shown') && maySpend(snapshot.context);
/** Why the code is not known or was not tried. */
export const refusedCode = ({ context }: Snapshot): Refused | null =>
  context.credit === null ? context.refused : null;
/** Why it did not pay what was shown. */
export const refusedPayment = ({ context }: Snapshot): Refused | null =>
  context.credit === null ? null : context.refused;
