import type { EmailForm, PasswordForm } from '#contract/names.ts';
import { newPasswordSchema, newStaffPasswordSchema, resetRequestSchema } from '#domain/people/passwordReset.ts';
import { isLanguage } from '#domain/values/translated.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue, skipped } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { deleteOtherAccessTokens, newToken } from './accessTokens.repo.ts';
import type { LoginKind } from './accessTokens.repo.ts';
import { readCredentials, setPassword } from './customers.repo.ts';
import type { ConfirmationDeps } from './emailConfirmation.ts';
import { refuseGuessable } from './guessablePassword.ts';
import type { LoginDeps } from './login.ts';
import { deleteMailedLink, readMailedLink, takeMailedLink } from './mailedLinks.repo.ts';
import { orderLinkMail } from './orderLinkMail.ts';
import { parsedForm } from './parsedForm.ts';
import { readStaffCredentials, resetStaffPassword } from './staff.repo.ts';

interface ResetRealm {
  schema: typeof newPasswordSchema;
  readCredentials(db: Db, venueId: string, email: string): Promise<{ id: string } | undefined>;
  /** False when `email` is the person's no more. */
  setPassword(
    tx: Tx,
    key: { venueId: string; id: string },
    change: { passwordHash: string; email: string },
  ): Promise<boolean>;
}

const realms: Record<LoginKind, ResetRealm> = {
  customer: { schema: newPasswordSchema, readCredentials, setPassword },
  staff: {
    schema: newStaffPasswordSchema,
    readCredentials: readStaffCredentials,
    setPassword: resetStaffPassword,
  },
};

const linkOf = (kind: LoginKind) => ({ purpose: 'reset_password', subjectKind: kind }) as const;

export type ResetDeps = LoginDeps & ConfirmationDeps;

/** The same work for every address: whether it has an account is looked up afterwards. Throws `too_many_requests`. */
export async function requestPasswordReset(
  { db, random, throttle }: ResetDeps,
  kind: LoginKind,
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
    payload: { kind, email, language },
  });
}

/** Handles the job that a request makes. */
export async function mailResetLink(deps: ResetDeps, { venueId, payload }: Job): Promise<typeof skipped | void> {
  const [email, language] = [String(payload['email']), String(payload['language'])];
  const kind: LoginKind = payload['kind'] === 'staff' ? 'staff' : 'customer';
  const credentials = await realms[kind].readCredentials(deps.db, venueId, email);
  if (!credentials) return skipped;
  await inTransaction(deps.db, (tx) =>
    orderLinkMail(tx, deps, {
      ...linkOf(kind),
      venueId,
      subjectId: credentials.id,
      email,
      language: isLanguage(language) ? language : 'nl',
    }),
  );
}

/** Whose link it is. Throws `token_invalid`. */
export async function checkResetToken(
  { db }: Pick<ResetDeps, 'db'>,
  kind: LoginKind,
  { venueId, token }: { venueId: string; token: string },
): Promise<string> {
  const live = await readMailedLink(db, { ...linkOf(kind), venueId, token });
  if (!live) throw problem('token_invalid');
  return live.email;
}

/**
 * Ends every login, and an address that waits to be confirmed: whoever has the mails of the address has the account.
 * Throws `validation_failed`, `token_invalid`.
 */
export async function resetPassword(
  deps: ResetDeps,
  kind: LoginKind,
  { venue, language }: Pick<RequestContext, 'venue' | 'language'>,
  { token, form }: { token: string; form: PasswordForm },
): Promise<void> {
  const { password } = parsedForm(realms[kind].schema, form);
  const { venueId } = venue;
  const link = linkOf(kind);
  const email = await checkResetToken(deps, kind, { venueId, token });
  await refuseGuessable(deps.db, venue, password, { person: [email] });
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps.db, async (tx) => {
    const opened = await takeMailedLink(tx, { ...link, venueId, token });
    const key = { venueId, id: opened?.subjectId ?? '' };
    const isSet = opened && (await realms[kind].setPassword(tx, key, { passwordHash, email: opened.email }));
    if (!isSet) throw problem('token_invalid');
    await deleteOtherAccessTokens(tx, { ...key, kind, except: null });
    await deleteMailedLink(tx, { ...link, purpose: 'confirm_email', venueId, subjectId: key.id });
    await enqueue(tx, {
      venueId,
      kind: 'mail.passwordChanged',
      key: newToken(deps.random, 16),
      payload: { subjectKind: kind, subjectId: key.id, email: opened.email, language },
    });
  });
}
