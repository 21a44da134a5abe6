import type { RecoveryCodes, SecondFactorSecret } from '#contract/names.ts';
import type { FormAnswer } from '#machines/submission/submission.types.ts';

/** What is shown once, and forgotten with its dialog. `passkeyId`: of the passkey that is being removed. */
export type StaffSecurityContext = {
  passkeyId: string | null;
  secret: SecondFactorSecret | null;
  codes: string[] | null;
};

export type StaffSecurityEvent =
  | { type: 'app.requested' }
  | { type: 'appRemoval.requested' }
  | { type: 'renewal.requested' }
  | { type: 'passkey.requested' }
  | { type: 'passkeyRemoval.requested'; id: string }
  | { type: 'codes.saved' };

export type StaffSecurityAnswer =
  | FormAnswer<'changePassword' | 'removeFactor' | 'removePasskey'>
  | FormAnswer<'startFactor', SecondFactorSecret>
  | FormAnswer<'confirmFactor' | 'renewCodes', RecoveryCodes>
  | FormAnswer<'addPasskey', { recoveryCodes: string[] | null }>;

export type StaffSecurityEmitted = { type: 'notice'; code: 'password_changed' };
