import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Random } from '#server/adapters/clock.ts';
import { digest } from '#server/db/digest.ts';

export type LoginKind = 'customer' | 'staff';

const lifeHours: Record<LoginKind, number> = { customer: 30 * 24, staff: 12 };

export const newToken = (random: Random, bytes: number): string =>
  Buffer.from(random.bytes(bytes)).toString('base64url');

/** Lasts thirty days for customers, twelve hours for staff. Stores only the SHA-256 of the token. */
export async function insertAccessToken(
  db: Db,
  login: { venueId: string; kind: LoginKind; subjectId: string; token: string },
): Promise<void> {
  await db
    .insertInto('accessToken')
    .values({
      venueId: login.venueId,
      tokenHash: digest(login.token),
      kind: login.kind,
      subjectId: login.subjectId,
      createdAt: sql<Date>`kuur_now()`,
      expiresAt: sql<Date>`kuur_now() + make_interval(hours => ${lifeHours[login.kind]})`,
    })
    .execute();
}

/** Null when the token is unknown, expired or of the other kind. */
export async function readTokenSubject(
  db: Db,
  { venueId, kind, token }: { venueId: string; kind: LoginKind; token: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('accessToken')
    .select('subjectId')
    .where('venueId', '=', venueId)
    .where('tokenHash', '=', digest(token))
    .where('kind', '=', kind)
    .where(sql<boolean>`expires_at > kuur_now()`)
    .executeTakeFirst();
  return row?.subjectId ?? null;
}

export async function deleteAccessToken(db: Db, venueId: string, token: string): Promise<void> {
  await db.deleteFrom('accessToken').where('venueId', '=', venueId).where('tokenHash', '=', digest(token)).execute();
}

/** Ends every login of the subject but `except`. */
export async function deleteOtherAccessTokens(
  db: Db,
  { venueId, kind, id, except }: { venueId: string; kind: LoginKind; id: string; except: string | null },
): Promise<void> {
  await db
    .deleteFrom('accessToken')
    .where((is) => is.and({ venueId, kind, subjectId: id }))
    .$if(except !== null, (query) => query.where('tokenHash', '<>', digest(except ?? '')))
    .execute();
}
