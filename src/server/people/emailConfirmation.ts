import type { Kysely } from 'kysely';
import type { Language } from '#domain/values/translated.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue, Throttle } from '#server/http/throttle.ts';
import { deleteOtherAccessTokens } from './accessTokens.repo.ts';
import { confirmAddress, readCustomer } from './customers.repo.ts';
import { deleteMailedLink, takeMailedLink } from './mailedLinks.repo.ts';
import { orderLinkMail } from './orderLinkMail.ts';
import type { LinkMailDeps } from './orderLinkMail.ts';

const link = { purpose: 'confirm_email', subjectKind: 'customer' } as const;

interface CustomerKey {
  venueId: string;
  id: string;
}

export interface ConfirmationDeps extends LinkMailDeps {
  db: Kysely<Database>;
  throttle: Throttle;
}

export const orderConfirmationMail = (
  tx: Tx,
  deps: LinkMailDeps,
  { venueId, id, email, language }: CustomerKey & { email: string; language: Language },
): Promise<void> => orderLinkMail(tx, deps, { ...link, venueId, subjectId: id, email, language });

/** No-op when there is nothing to confirm. Throws `too_many_requests` above the limit of mails to an address. */
export async function resendConfirmation(
  deps: ConfirmationDeps,
  { venue, id, language }: { venue: LimitedVenue; id: string; language: Language },
): Promise<void> {
  const { venueId } = venue;
  const customer = await readCustomer(deps.db, venueId, id);
  if (!customer) throw problem('unauthorized');
  const email = customer.pendingEmail ?? (customer.emailConfirmedAt === null ? customer.email : null);
  if (email === null) return;
  await deps.throttle.consume(venue, 'linkMails', email);
  await inTransaction(deps.db, (tx) => orderConfirmationMail(tx, deps, { venueId, id, email, language }));
}

/**
 * Returns the confirmed address. Logins other than `bearer` end when the address changes by it. Throws `token_invalid`,
 * and `email_taken` when somebody else registered the new address meanwhile.
 */
export async function confirmEmail(
  { db }: Pick<ConfirmationDeps, 'db'>,
  { venueId, token, bearer }: { venueId: string; token: string; bearer: string | null },
): Promise<string> {
  try {
    return await inTransaction(db, async (tx) => {
      const opened = await takeMailedLink(tx, { ...link, venueId, token });
      const key = { venueId, id: opened?.subjectId ?? '' };
      const confirmed = opened && (await confirmAddress(tx, key, opened.email));
      if (!confirmed) throw problem('token_invalid');
      if (confirmed.isChanged) {
        await deleteOtherAccessTokens(tx, { ...key, kind: 'customer', except: bearer });
        await deleteMailedLink(tx, { venueId, purpose: 'reset_password', subjectKind: 'customer', subjectId: key.id });
      }
      return confirmed.email;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? problem('email_taken') : error;
  }
}
