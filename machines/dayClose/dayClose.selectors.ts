import type { SnapshotFrom } from 'xstate';
import { closeDifferences, dayCloseErrors } from '#domain/payments/dayClose.ts';
import type { CloseDifferences } from '#domain/payments/dayClose.ts';
import { closeForm } from './countedDrawer.ts';
import type { dayCloseMachine } from './dayClose.machine.ts';

type Snapshot = SnapshotFrom<typeof dayCloseMachine>;
export type AmountName = 'openingFloat' | 'countedCash' | 'slipTotal' | 'leftInDrawer';

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isConfirming = (snapshot: Snapshot): boolean => snapshot.hasTag('dialogOpen');
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches('unread');
export const isOvertaken = (snapshot: Snapshot): boolean => snapshot.matches('overtaken');
export const hasChanged = (snapshot: Snapshot): boolean => snapshot.matches('changed');
export const isCounting = (snapshot: Snapshot): boolean =>
  snapshot.context.day !== null && !snapshot.matches('unread') && !snapshot.matches('overtaken');

/** What is not known while an amount is missing stays null. */
export function differencesOf({ context: { day, counted } }: Snapshot): CloseDifferences | null {
  const form = day && closeForm(day, counted);
  return form && closeDifferences(form, day);
}

/** By field; empty until it was asked to close. */
export function errorsOf({ context: { day, counted, isChecked } }: Snapshot): Partial<Record<string, string>> {
  if (!isChecked || day === null) return {};
  const amounts: AmountName[] = ['openingFloat', 'countedCash', 'slipTotal', 'leftInDrawer'];
  const missing = amounts.filter((name) => counted[name] === null).map((name) => [name, 'required']);
  const form = closeForm(day, counted);
  const wrong = form === null ? [] : dayCloseErrors(form, day).map(({ pointer, code }) => [pointer.slice(1), code]);
  return Object.fromEntries([...missing, ...wrong]);
}
