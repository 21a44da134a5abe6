import type { Tx } from '#server/db/schema.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { newToken } from './accessTokens.repo.ts';
import { readCustomer } from './customers.repo.ts';
import type { PasskeyDeps } from './passkeys.ts';

interface NoticeOrder extends Pick<RequestContext, 'venue' | 'language'> {
  kind: 'mail.passkeyAdded' | 'mail.passkeyRemoved';
  customerId: string;
}

/** Mails a customer that their logins changed. */
export async function orderPasskeyNotice(
  tx: Tx,
  { random }: Pick<PasskeyDeps, 'random'>,
  { kind, venue: { venueId }, language, customerId }: NoticeOrder,
): Promise<void> {
  const customer = await readCustomer(tx, venueId, customerId);
  if (!customer) throw problem('unauthorized');
  const { email } = customer;
  const payload = { subjectKind: 'customer', subjectId: customerId, email, language };
  await enqueue(tx, { venueId, kind, key: newToken(random, 16), payload });
}
