import type { SnapshotFrom } from 'xstate';
import type { customerActionsMachine } from './customerActions.machine.ts';

type Snapshot = SnapshotFrom<typeof customerActionsMachine>;

/** The dialog that is open; erasing has two, one after the other. */
export type CustomerDialog = 'exporting' | 'typing' | 'erasing' | 'merging';

export function customerDialog(snapshot: Snapshot): CustomerDialog | null {
  if (snapshot.matches('exporting')) return 'exporting';
  if (snapshot.matches({ erasing: 'typing' })) return 'typing';
  if (snapshot.matches('erasing')) return 'erasing';
  return snapshot.matches('merging') ? 'merging' : null;
}

export const mergeChoice = ({ context }: Snapshot) => context;
/** Both are compared, and the own password is asked. */
export const isMergeAgreed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ merging: 'proving' }) || snapshot.matches({ merging: 'merging' });
