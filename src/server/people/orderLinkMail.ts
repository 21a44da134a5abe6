import type { Language } from '#domain/values/translated.ts';
import type { Random } from '#server/adapters/clock.ts';
import { digest } from '#server/db/digest.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import type { Tx } from '#server/db/schema.ts';
import { mailedToken } from '#server/http/mailedToken.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { newToken } from './accessTokens.repo.ts';
import { renewMailedLink } from './mailedLinks.repo.ts';
import type { LinkSubject } from './mailedLinks.repo.ts';

export interface LinkMailDeps {
  random: Random;
  secretKeys: SecretKeys;
}

export const lifeHours: Record<LinkSubject['purpose'], number> = {
  confirm_email: 7 * 24,
  reset_password: 1,
  accept_invite: 7 * 24,
};

const mailKinds: Record<LinkSubject['purpose'], `mail.${string}`> = {
  confirm_email: 'mail.confirmEmail',
  reset_password: 'mail.resetPassword',
  accept_invite: 'mail.acceptInvite',
};

/** In the transaction that the mail follows from. */
export async function orderLinkMail(
  tx: Tx,
  { random, secretKeys }: LinkMailDeps,
  { language, ...link }: LinkSubject & { email: string; language: Language },
): Promise<void> {
  const { venueId, purpose, subjectKind, subjectId, email } = link;
  const id = secretKeys.newest.id + newToken(random, 16);
  const tokenHash = digest(mailedToken(secretKeys, { venueId, linkId: id }));
  const linkId = await renewMailedLink(tx, { ...link, id, tokenHash, hours: lifeHours[purpose] });
  await enqueue(tx, {
    venueId,
    kind: mailKinds[purpose],
    key: newToken(random, 16),
    payload: { linkId, subjectKind, subjectId, email, language },
  });
}
