import type { SnapshotFrom } from 'xstate';
import type { paymentLinkMachine } from './paymentLink.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentLinkMachine>;

export type LinkPage = 'loading' | 'leaving' | 'unpaid' | 'paid' | 'failed';

export function linkPage(snapshot: Snapshot): LinkPage {
  if (snapshot.hasTag('leaving')) return 'leaving';
  return (['unpaid', 'paid', 'failed'] as const).find((page) => snapshot.matches(page)) ?? 'loading';
}

export const paymentPage = ({ context }: Snapshot): string | null => context.link;

/** Why nothing was found when asking again may help; null for a reference that is simply not there. */
export const passingProblem = ({ context }: Snapshot): string | null =>
  context.problem === 'not_found' ? null : context.problem;
