import { detailsMachine } from '#machines/details/details.machine.ts';
import { submissionMachine } from '#machines/submission/submission.machine.ts';

type Proof = { password: string };

/** What a customer fills in about the account, each in a window. */
export const accountForms = {
  details: detailsMachine,
  changePassword: submissionMachine<{ currentPassword: string; password: string }>('changePassword'),
  exportData: submissionMachine<Proof>('exportData'),
  eraseAccount: submissionMachine<Proof>('eraseAccount'),
};

export type AccountForms = typeof accountForms;
