import type { SnapshotFrom } from 'xstate';
import type { ChangeQuote, OwnChange } from '#contract/names.ts';
import type { selfServiceMachine } from './selfService.machine.ts';
import type { SelfServiceContext } from './selfService.types.ts';

type Snapshot = SnapshotFrom<typeof selfServiceMachine>;

export type OwnPage = 'loading' | 'failed' | 'booking';

export const ownPage = (snapshot: Snapshot): OwnPage =>
  snapshot.context.seen !== null ? 'booking' : snapshot.matches('failed') ? 'failed' : 'loading';

export type OwnDialog = 'move' | 'stay' | 'treatment' | 'quote' | 'refused' | 'done' | null;

/** Which window stands over the booking. */
export function ownDialog(snapshot: Snapshot): OwnDialog {
  if (snapshot.matches('choosingMove')) return 'move';
  if (snapshot.matches('choosingDeparture')) return 'stay';
  if (snapshot.matches('choosingTreatment')) return 'treatment';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('done')) return 'done';
  return ['quoting', 'confirming', 'applying'].some((state) => snapshot.matches(state as 'quoting')) ? 'quote' : null;
}

export const mayChange = ({ context }: Snapshot): boolean => context.seen?.changesClosed === null;

export const isAccepting = (snapshot: Snapshot): boolean => snapshot.matches('accepting');

/** What the guest agreed to is another time by now, or gone. */
export const isOvertakenMove = ({ context }: Snapshot): boolean =>
  context.agreed !== null && context.refused?.problem === 'version_conflict';

export const isApplying = (snapshot: Snapshot): boolean => snapshot.matches('applying');

export const askedChange = ({ context }: Snapshot): OwnChange | null => context.change;

export const shownQuote = (snapshot: Snapshot): ChangeQuote | null =>
  snapshot.matches('quoting') ? null : snapshot.context.quote;

export const linkToPay = ({ context }: Snapshot): string | null => context.paymentRef;

export const whyRefused = ({ context }: Snapshot): SelfServiceContext['refused'] => context.refused;

const final = ['token_invalid', 'link_expired', 'validation_failed'];

export const mayRetryLoading = ({ context }: Snapshot): boolean => !final.includes(context.refused?.problem ?? '');
