import { submissionMachine } from '#machines/submission/submission.machine.ts';

export const passkeysActors = {
  addPasskey: submissionMachine<{ name: string; currentPassword: string }>('addPasskey'),
  removePasskey: submissionMachine<{ id: string; currentPassword: string }>('removePasskey'),
};

export type PasskeysActors = typeof passkeysActors;
