import type { PasswordChange } from '#contract/names.ts';
import { newPasswordSchema } from '#domain/people/passwordReset.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { deleteOtherAccessTokens, newToken } from './accessTokens.repo.ts';
import { assertCurrentPassword } from './currentPassword.ts';
import { readCustomer, replacePassword } from './customers.repo.ts';
import { refuseGuessable } from './guessablePassword.ts';
import type { LoginDeps } from './login.ts';
import { deleteMailedLink } from './mailedLinks.repo.ts';
import { parsedForm } from './parsedForm.ts';

/**
 * Ends every other login and a reset that is under way, and mails a notice. Throws `validation_failed`,
 * `too_many_requests`.
 */
export async function changePassword(
  deps: LoginDeps,
  { venue, language }: Pick<RequestContext, 'venue' | 'language'>,
  { id, bearer, form }: { id: string; bearer: string | null; form: PasswordChange },
): Promise<void> {
  const key = { venueId: venue.venueId, id };
  const { password } = parsedForm(newPasswordSchema, { password: form.password });
  await assertCurrentPassword(deps, 'customer', { venue, id, password: form.currentPassword });
  const customer = await readCustomer(deps.db, key.venueId, id);
  if (!customer) throw problem('unauthorized');
  const { email, firstName, lastName } = customer;
  await refuseGuessable(deps.db, venue, password, { person: [email, firstName, lastName] });
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps.db, async (tx) => {
    await replacePassword(tx, key, passwordHash);
    await deleteOtherAccessTokens(tx, { ...key, kind: 'customer', except: bearer });
    const link = { venueId: key.venueId, subjectKind: 'customer', subjectId: id } as const;
    await deleteMailedLink(tx, { ...link, purpose: 'reset_password' });
    await enqueue(tx, {
      venueId: key.venueId,
      kind: 'mail.passwordChanged',
      key: newToken(deps.random, 16),
      payload: { subjectKind: 'customer', subjectId: id, email, language },
    });
  });
}
