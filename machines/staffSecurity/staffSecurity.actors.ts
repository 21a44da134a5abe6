import type { CurrentPasswordForm, RecoveryCodes, SecondFactorCode, SecondFactorSecret } from '#contract/names.ts';
import { submissionMachine } from '#machines/submission/submission.machine.ts';

/** Each asks the password again; whoever has a secret of an authenticator confirms it with a first code. */
export const staffSecurityActors = {
  changePassword: submissionMachine<{ currentPassword: string; newPassword: string }>('changePassword'),
  startFactor: submissionMachine<CurrentPasswordForm, SecondFactorSecret>('startFactor'),
  confirmFactor: submissionMachine<SecondFactorCode, RecoveryCodes>('confirmFactor'),
  removeFactor: submissionMachine<CurrentPasswordForm>('removeFactor'),
  renewCodes: submissionMachine<CurrentPasswordForm, RecoveryCodes>('renewCodes'),
  /** Gives recovery codes with the first second factor of an account. */
  addPasskey: submissionMachine<{ name: string; currentPassword: string }, { recoveryCodes: string[] | null }>(
    'addPasskey',
  ),
  removePasskey: submissionMachine<{ id: string; currentPassword: string }>('removePasskey'),
};

export type StaffSecurityActors = typeof staffSecurityActors;
