import type { EmailForm } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import { submissionMachine } from '#machines/submission/submission.machine.ts';
import type { WithToken } from './passwordReset.types.ts';

/** `Form`: what is filled in beside the new password differs by who chooses it. */
export const passwordResetActors = <Form>() => ({
  checkToken: promiseNotProvided<{ email: string }, { token: string }>('checkToken'),
  requestLink: submissionMachine<EmailForm>('requestLink'),
  savePassword: submissionMachine<WithToken<Form>>('savePassword'),
});

export type PasswordResetActors<Form> = ReturnType<typeof passwordResetActors<Form>>;

/** Of a link that is opened: whoever has it asks for none. */
export type LinkActors<Form> = Omit<PasswordResetActors<Form>, 'requestLink'>;
