import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SecondFactorSecret } from '#contract/names.ts';
import type { StaffSecurityActors } from './staffSecurity.actors.ts';
import type { staffSecurityMachine } from './staffSecurity.machine.ts';

type Snapshot = SnapshotFrom<typeof staffSecurityMachine>;

const dialogs = ['enrolling', 'removingApp', 'renewingCodes', 'addingPasskey', 'removingPasskey'] as const;

export type SecurityDialogName = (typeof dialogs)[number];

export const securityDialog = (snapshot: Snapshot): SecurityDialogName | null =>
  dialogs.find((dialog) => snapshot.matches({ factor: dialog })) ?? null;

/** Of the page or dialog that has it, while it is open. */
export const securityForm =
  <Id extends keyof StaffSecurityActors>(id: Id) =>
  ({ children }: Snapshot): ActorRefFrom<StaffSecurityActors[Id]> | undefined =>
    children[id] as ActorRefFrom<StaffSecurityActors[Id]> | undefined;

/** That asks nothing but the password. */
export const passwordQuestion = ({ children }: Snapshot) =>
  children.startFactor ?? children.removeFactor ?? children.renewCodes;

/** Null unless it waits for a first code. */
export const shownSecret = ({ context }: Snapshot): SecondFactorSecret | null => context.secret;

/** Null unless they are shown, this once. */
export const shownCodes = ({ context }: Snapshot): string[] | null => context.codes;

export const passkeyToRemove = ({ context }: Snapshot): string | null => context.passkeyId;
