import type { SnapshotFrom } from 'xstate';
import type { confirmationMailMachine } from './confirmationMail.machine.ts';

export const isSending = (snapshot: SnapshotFrom<typeof confirmationMailMachine>): boolean => snapshot.hasTag('busy');
