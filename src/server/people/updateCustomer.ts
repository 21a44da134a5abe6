import type { CustomerForm } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { Tx } from '#server/db/schema.ts';
import { newToken } from './accessTokens.repo.ts';
import { assertCurrentPassword } from './currentPassword.ts';
import { validChange, validChangeByStaff } from './customerForm.ts';
import { changeCustomer, readCredentials, readCustomer, setPendingEmail } from './customers.repo.ts';
import type { CustomerValues, StoredCustomer } from './customers.repo.ts';
import { orderConfirmationMail } from './emailConfirmation.ts';
import type { ConfirmationDeps } from './emailConfirmation.ts';
import type { LoginDeps } from './login.ts';

type UpdateDeps = LoginDeps & ConfirmationDeps;
type Caller = Pick<RequestContext, 'venue' | 'language'>;

/**
 * Another e-mail address stays pending until the link mailed to it is opened; the old address is told. Throws
 * `validation_failed`, `email_taken`, `too_many_requests`.
 */
export async function updateCustomer(
  deps: UpdateDeps,
  { venue, language }: Caller,
  id: string,
  form: CustomerForm,
): Promise<StoredCustomer | undefined> {
  const stored = await storedCustomer(deps, venue.venueId, id);
  const { values, currentPassword } = validChange(form, venue.settings.customerInfo, stored);
  const isOther = values.email !== stored.email;
  if (isOther) await assertCurrentPassword(deps, 'customer', { venue, id, password: currentPassword ?? '' });
  if (isOther) await assertFree(deps, venue, values.email);
  return inTransaction(deps.db, (tx) => applyChange(tx, deps, { stored, values, language }));
}

/** The same without a password: who asks at the desk is known there, and the address is still confirmed by its mail. */
export async function updateCustomerByStaff(
  deps: UpdateDeps,
  { venue, language }: Caller,
  id: string,
  form: CustomerForm,
): Promise<StoredCustomer | undefined> {
  const stored = await storedCustomer(deps, venue.venueId, id);
  const values = validChangeByStaff(form, venue.settings.customerInfo, stored);
  if (values.email !== stored.email) await assertFree(deps, venue, values.email);
  return inTransaction(deps.db, async (tx) => {
    const changed = await applyChange(tx, deps, { stored, values, language });
    if (!changed) throw problem('not_found');
    const after = { ...changed, email: values.email };
    await recordChange(
      tx,
      { venueId: venue.venueId, kind: 'customer', id },
      { action: 'changed', before: stored, after },
    );
    return changed;
  });
}

async function storedCustomer({ db }: UpdateDeps, venueId: string, id: string): Promise<StoredCustomer> {
  const stored = await readCustomer(db, venueId, id);
  if (!stored) throw problem('not_found');
  return stored;
}

async function assertFree(deps: UpdateDeps, venue: LimitedVenue, pendingEmail: string): Promise<void> {
  if (await readCredentials(deps.db, venue.venueId, pendingEmail)) throw problem('email_taken');
  await deps.throttle.consume(venue, 'linkMails', pendingEmail);
}

export interface CustomerChange {
  stored: StoredCustomer;
  values: CustomerValues;
  language: RequestContext['language'];
}

/** In the caller's transaction, of valid values. */
export async function applyChange(
  tx: Tx,
  deps: ConfirmationDeps,
  { stored, values, language }: CustomerChange,
): Promise<StoredCustomer | undefined> {
  const { venueId, id, email } = stored;
  const changed = await changeCustomer(tx, { venueId, id }, values);
  if (values.email === email) return changed;
  await setPendingEmail(tx, { venueId, id }, values.email);
  await orderConfirmationMail(tx, deps, { venueId, id, email: values.email, language });
  await enqueue(tx, {
    venueId,
    kind: 'mail.emailChange',
    key: newToken(deps.random, 16),
    payload: { subjectKind: 'customer', subjectId: id, email, language },
  });
  return changed && { ...changed, pendingEmail: values.email };
}
