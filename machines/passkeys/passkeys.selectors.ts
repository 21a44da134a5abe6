import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PasskeysActors } from './passkeys.actors.ts';
import type { passkeysMachine } from './passkeys.machine.ts';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;

export const addingForm = ({ children }: Snapshot): ActorRefFrom<PasskeysActors['addPasskey']> | undefined =>
  children.addPasskey;

export const removalForm = ({ children }: Snapshot): ActorRefFrom<PasskeysActors['removePasskey']> | undefined =>
  children.removePasskey;

export const passkeyToRemove = ({ context }: Snapshot): string | null => context.id;
