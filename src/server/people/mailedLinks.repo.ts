import { sql } from 'kysely';
import type { MailedLinkTable } from '#server/db/peopleTables.ts';
import type { Db } from '#server/db/schema.ts';
import { digest } from '#server/db/digest.ts';

export type LinkSubject = Pick<MailedLinkTable, 'venueId' | 'purpose' | 'subjectKind' | 'subjectId'>;

/**
 * The subject's link for this purpose, valid for `hours` from now. A live one to the same address is renewed and stays the
 * same, so that no mail on its way becomes useless; another replaces it. Returns its id.
 */
export async function renewMailedLink(
  db: Db,
  link: LinkSubject & { id: string; email: string; tokenHash: Uint8Array; hours: number },
): Promise<string> {
  const { hours, ...row } = link;
  const stays = sql`mailed_link.email = excluded.email and mailed_link.expires_at > kuur_now()`;
  const { id } = await db
    .insertInto('mailedLink')
    .values({
      ...row,
      tokenHash: Buffer.from(row.tokenHash),
      createdAt: sql<Date>`kuur_now()`,
      expiresAt: sql<Date>`kuur_now() + make_interval(hours => ${hours})`,
    })
    .onConflict((conflict) =>
      conflict.columns(['venueId', 'subjectKind', 'subjectId', 'purpose']).doUpdateSet({
        id: sql<string>`case when ${stays} then mailed_link.id else excluded.id end`,
        tokenHash: sql<Buffer>`case when ${stays} then mailed_link.token_hash else excluded.token_hash end`,
        email: sql<string>`excluded.email`,
        expiresAt: sql<Date>`excluded.expires_at`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type LinkToken = Pick<LinkSubject, 'venueId' | 'purpose' | 'subjectKind'> & { token: string };

/** Undefined when it is unknown, used or expired. */
export function readMailedLink(
  db: Db,
  { token, ...link }: LinkToken,
): Promise<{ subjectId: string; email: string } | undefined> {
  return db
    .selectFrom('mailedLink')
    .select(['subjectId', 'email'])
    .where((is) => is.and(link))
    .where('tokenHash', '=', digest(token))
    .where(sql<boolean>`expires_at > kuur_now()`)
    .executeTakeFirst();
}

/** Uses the link up. Undefined when it is unknown, used or expired. */
export function takeMailedLink(
  db: Db,
  { token, ...link }: LinkToken,
): Promise<{ subjectId: string; email: string } | undefined> {
  return db
    .deleteFrom('mailedLink')
    .where((is) => is.and(link))
    .where('tokenHash', '=', digest(token))
    .where(sql<boolean>`expires_at > kuur_now()`)
    .returning(['subjectId', 'email'])
    .executeTakeFirst();
}

/** All of the subject without a purpose. */
export async function deleteMailedLink(
  db: Db,
  link: Omit<LinkSubject, 'purpose'> & Partial<Pick<LinkSubject, 'purpose'>>,
): Promise<void> {
  await db
    .deleteFrom('mailedLink')
    .where((is) => is.and(link))
    .execute();
}
