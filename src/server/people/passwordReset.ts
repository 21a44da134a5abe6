import type { EmailForm, PasswordForm } from '#contract/names.ts';
import { newPasswordSchema, resetRequestSchema } from '#domain/people/passwordReset.ts';
import { isLanguage } from '#domain/values/translated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue, skipped } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { deleteOtherAccessTokens, newToken } from './accessTokens.repo.ts';
import { readCredentials, setPassword } from './customers.repo.ts';
import type { ConfirmationDeps } from './emailConfirmation.ts';
import { refuseGuessable } from './guessablePassword.ts';
import type { LoginDeps } from './login.ts';
import { deleteMailedLink, readMailedLink, takeMailedLink } from './mailedLinks.repo.ts';
import { orderLinkMail } from './orderLinkMail.ts';
import { parsedForm } from './parsedForm.ts';

const link = { purpose: 'reset_password', subjectKind: 'customer' } as const;

type ResetDeps = LoginDeps & ConfirmationDeps;

/** The same work for every address: whether it has an account is looked up afterwards. Throws `too_many_requests`. */
export async function requestPasswordReset(
  { db, random, throttle }: ResetDeps,
  { venue, language, network }: Pick<RequestContext, 'venue' | 'language' | 'network'>,
  form: EmailForm,
): Promise<void> {
  const { email } = parsedForm(resetRequestSchema, form);
  const { venueId } = venue;
  await throttle.consume(venue, 'networkResets', network);
  await throttle.consume(venue, 'linkMails', email);
  await enqueue(db, {
    venueId,
    kind: 'people.resetRequested',
    key: newToken(random, 16),
    payload: { email, language },
  });
}

/** Handles the job that a request makes. */
export async function mailResetLink(deps: ResetDeps, { venueId, payload }: Job): Promise<typeof skipped | void> {
  const [email, language] = [String(payload['email']), String(payload['language'])];
  const credentials = await readCredentials(deps.db, venueId, email);
  if (!credentials) return skipped;
  await inTransaction(deps.db, (tx) =>
    orderLinkMail(tx, deps, {
      ...link,
      venueId,
      subjectId: credentials.id,
      email,
      language: isLanguage(language) ? language : 'nl',
    }),
  );
}

/** Whose link it is. Throws `token_invalid`. */
export async function checkResetToken({ db }: ResetDeps, venueId: string, token: string): Promise<string> {
  const live = await readMailedLink(db, { ...link, venueId, token });
  if (!live) throw problem('token_invalid');
  return live.email;
}

/**
 * Ends every login, and an address that waits to be confirmed: whoever has the mails of the address has the account.
 * Throws `validation_failed`, `token_invalid`.
 */
export async function resetPassword(
  deps: ResetDeps,
  { venue, language }: Pick<RequestContext, 'venue' | 'language'>,
  { token, form }: { token: string; form: PasswordForm },
): Promise<void> {
  const { password } = parsedForm(newPasswordSchema, form);
  const { venueId } = venue;
  const email = await checkResetToken(deps, venueId, token);
  await refuseGuessable(deps.db, venue, password, [email]);
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps.db, async (tx) => {
    const opened = await takeMailedLink(tx, { ...link, venueId, token });
    const key = { venueId, id: opened?.subjectId ?? '' };
    if (!opened || !(await setPassword(tx, key, { passwordHash, email: opened.email }))) throw problem('token_invalid');
    await deleteOtherAccessTokens(tx, { ...key, kind: 'customer', except: null });
    await deleteMailedLink(tx, { ...link, purpose: 'confirm_email', venueId, subjectId: key.id });
    await enqueue(tx, {
      venueId,
      kind: 'mail.passwordChanged',
      key: newToken(deps.random, 16),
      payload: { subjectKind: 'customer', subjectId: key.id, email: opened.email, language },
    });
  });
}
