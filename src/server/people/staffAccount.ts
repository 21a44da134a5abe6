import type { StaffUserForm } from '#contract/names.ts';
import { staffAccountSchema } from '#domain/people/staffForms.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { deleteOtherAccessTokens, newToken } from './accessTokens.repo.ts';
import { assertCurrentPassword } from './currentPassword.ts';
import { refuseGuessable } from './guessablePassword.ts';
import { deleteMailedLink, takeMailedLink } from './mailedLinks.repo.ts';
import { orderLinkMail } from './orderLinkMail.ts';
import { parsedForm } from './parsedForm.ts';
import type { ResetDeps } from './passwordReset.ts';
import { confirmStaffAddress, hasStaffAddress, readOwnAccount, updateOwnAccount } from './staff.repo.ts';
import type { StaffKey } from './staff.repo.ts';

const link = { purpose: 'confirm_email', subjectKind: 'staff' } as const;

interface Owner extends Pick<RequestContext, 'venue' | 'language'> {
  id: string;
  /** The login that stays when the password changes. */
  bearer: string | null;
}

/**
 * Another e-mail address stays pending until the link mailed to it is opened; the old address is told. Another password
 * ends every other login. Both ask the current one. Throws `validation_failed`, `email_taken`, `too_many_requests`.
 */
export async function updateStaffAccount(deps: ResetDeps, owner: Owner, form: StaffUserForm): Promise<void> {
  const { email, newPassword, currentPassword, ...names } = parsedForm(staffAccountSchema, form);
  const { venue, language, id, bearer } = owner;
  const key = { venueId: venue.venueId, id };
  const stored = await readOwnAccount(deps.db, key);
  if (!stored) throw problem('unauthorized');
  const pendingEmail = email === stored.email ? null : email;
  if (pendingEmail !== null || newPassword !== undefined) {
    await assertCurrentPassword(deps, 'staff', { venue, id, password: currentPassword ?? '' });
  }
  if (pendingEmail !== null) {
    if (await hasStaffAddress(deps.db, key.venueId, pendingEmail)) throw problem('email_taken');
    await deps.throttle.consume(venue, 'linkMails', pendingEmail);
  }
  const passwordHash = newPassword === undefined ? null : await newHash(deps, venue, newPassword, { email, ...names });
  await inTransaction(deps.db, async (tx) => {
    await updateOwnAccount(tx, key, {
      ...names,
      ...(pendingEmail === null ? {} : { pendingEmail }),
      ...(passwordHash === null ? {} : { passwordHash }),
    });
    const notice = { ...key, email: stored.email, language };
    if (pendingEmail !== null) {
      await orderLinkMail(tx, deps, { ...link, venueId: key.venueId, subjectId: id, email: pendingEmail, language });
      await orderNotice(tx, deps, 'mail.emailChange', notice);
    }
    if (passwordHash !== null) {
      await deleteOtherAccessTokens(tx, { ...key, kind: 'staff', except: bearer });
      await deleteMailedLink(tx, { ...link, purpose: 'reset_password', venueId: key.venueId, subjectId: id });
      await orderNotice(tx, deps, 'mail.passwordChanged', notice);
    }
    const before = { ...stored, password: stored.passwordHash };
    const after = { ...names, email, password: passwordHash ?? stored.passwordHash };
    await recordChange(tx, { ...key, kind: 'staffUser' }, { action: 'changed', before, after });
  });
}

async function newHash(
  deps: ResetDeps,
  venue: Owner['venue'],
  password: string,
  person: { email: string; firstName: string; lastName: string },
): Promise<string> {
  await refuseGuessable(deps.db, venue, password, { person: Object.values(person), pointer: '/newPassword' });
  return deps.passwords.hash(password);
}

const orderNotice = (
  tx: Tx,
  { random }: ResetDeps,
  kind: 'mail.emailChange' | 'mail.passwordChanged',
  { venueId, id, email, language }: StaffKey & { email: string; language: string },
): Promise<unknown> =>
  enqueue(tx, {
    venueId,
    kind,
    key: newToken(random, 16),
    payload: { subjectKind: 'staff', subjectId: id, email, language },
  });

/** Returns the confirmed address. Logins other than `bearer` end. Throws `token_invalid`, `email_taken`. */
export async function confirmStaffEmail(
  { db }: Pick<ResetDeps, 'db'>,
  { venueId, token, bearer }: { venueId: string; token: string; bearer: string | null },
): Promise<string> {
  try {
    return await inTransaction(db, async (tx) => {
      const opened = await takeMailedLink(tx, { ...link, venueId, token });
      const key = { venueId, id: opened?.subjectId ?? '' };
      if (!opened || !(await confirmStaffAddress(tx, key, opened.email))) throw problem('token_invalid');
      await deleteOtherAccessTokens(tx, { ...key, kind: 'staff', except: bearer });
      await deleteMailedLink(tx, { ...link, purpose: 'reset_password', venueId, subjectId: key.id });
      return opened.email;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? problem('email_taken') : error;
  }
}
