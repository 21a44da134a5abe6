import type { CustomerForm } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { newToken } from './accessTokens.repo.ts';
import { validChange } from './customerForm.ts';
import { changeCustomer, readCredentials, readCustomer, readPasswordHash, setPendingEmail } from './customers.repo.ts';
import type { StoredCustomer } from './customers.repo.ts';
import { orderConfirmationMail } from './emailConfirmation.ts';
import type { ConfirmationDeps } from './emailConfirmation.ts';
import type { LoginDeps } from './login.ts';

type UpdateDeps = LoginDeps & ConfirmationDeps;

/**
 * Another e-mail address stays pending until the link mailed to it is opened; the old address is told. Throws
 * `validation_failed`, `email_taken`, `too_many_requests`.
 */
export async function updateCustomer(
  deps: UpdateDeps,
  { venue, language }: Pick<RequestContext, 'venue' | 'language'>,
  id: string,
  form: CustomerForm,
): Promise<StoredCustomer | undefined> {
  const key = { venueId: venue.venueId, id };
  const stored = await readCustomer(deps.db, key.venueId, id);
  if (!stored) throw problem('not_found');
  const { values, currentPassword } = validChange(form, venue.settings.customerInfo, stored);
  const pendingEmail = values.email === stored.email ? null : values.email;
  if (pendingEmail !== null) await mustBeAllowed(deps, { venue, id }, { pendingEmail, currentPassword });
  return inTransaction(deps.db, async (tx) => {
    const changed = await changeCustomer(tx, key, values);
    if (pendingEmail === null) return changed;
    await setPendingEmail(tx, key, pendingEmail);
    await orderConfirmationMail(tx, deps, { ...key, email: pendingEmail, language });
    await enqueue(tx, {
      venueId: key.venueId,
      kind: 'mail.emailChange',
      key: newToken(deps.random, 16),
      payload: { subjectKind: 'customer', subjectId: id, email: stored.email, language },
    });
    return changed && { ...changed, pendingEmail };
  });
}

async function mustBeAllowed(
  deps: UpdateDeps,
  { venue, id }: { venue: LimitedVenue; id: string },
  { pendingEmail, currentPassword }: { pendingEmail: string; currentPassword: string | null },
): Promise<void> {
  const { venueId } = venue;
  await deps.throttle.consume(venue, 'passwords', id);
  const credentials = await readPasswordHash(deps.db, { venueId, id });
  const fits = await deps.passwords.fits(credentials?.passwordHash ?? null, currentPassword ?? '');
  if (!fits) {
    throw problem('validation_failed', { errors: [{ pointer: '/currentPassword', code: 'password_wrong' }] });
  }
  await deps.throttle.restore(venue, 'passwords', id);
  if (await readCredentials(deps.db, venueId, pendingEmail)) throw problem('email_taken');
  await deps.throttle.consume(venue, 'linkMails', pendingEmail);
}
