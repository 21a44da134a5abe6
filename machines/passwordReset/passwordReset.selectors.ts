import type { EmailForm } from '#contract/names.ts';
import type { SubmissionRef } from '#machines/submission/submission.selectors.ts';
import type { PasswordResetContext, WithToken } from './passwordReset.types.ts';

const pages = ['requesting', 'requested', 'unreachable', 'invalid', 'choosing', 'saved'] as const;

type Page = (typeof pages)[number];

export type ResetPage = Page | 'checking';

type ResetSnapshot<Form> = {
  matches: (page: Page) => boolean;
  context: PasswordResetContext;
  children: {
    requestLink?: SubmissionRef<EmailForm> | undefined;
    savePassword?: SubmissionRef<WithToken<Form>> | undefined;
  };
};

export const resetPage = (snapshot: ResetSnapshot<never>): ResetPage =>
  pages.find((page) => snapshot.matches(page)) ?? 'checking';

/** Whose link it is. */
export const resetEmail = ({ context }: ResetSnapshot<never>): string | null => context.email;

/** Why the link could not be checked. */
export const resetProblem = ({ context }: ResetSnapshot<never>): string | null => context.problem;

export const requestForm = ({ children }: ResetSnapshot<never>): SubmissionRef<EmailForm> | undefined =>
  children.requestLink;

export const newPasswordForm = <Form>({ children }: ResetSnapshot<Form>): SubmissionRef<WithToken<Form>> | undefined =>
  children.savePassword;
