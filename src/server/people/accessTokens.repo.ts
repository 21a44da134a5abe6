import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Random } from '#server/adapters/clock.ts';
import { digest } from '#server/db/digest.ts';

export type LoginKind = 'customer' | 'staff';

/** After which a login ends: at the latest, and unused. */
const lives: Record<LoginKind, { hours: number; idleMinutes: number }> = {
  customer: { hours: 30 * 24, idleMinutes: 7 * 24 * 60 },
  staff: { hours: 12, idleMinutes: 30 },
};

const minutesBetweenWrites = 5;
const mostSessions = 10;

export const newToken = (random: Random, bytes: number): string =>
  Buffer.from(random.bytes(bytes)).toString('base64url');

const isLive = (kind: LoginKind) => sql<boolean>`expires_at > kuur_now()
  and last_used_at > kuur_now() - make_interval(mins => ${lives[kind].idleMinutes})`;

/** Stores only the SHA-256 of the token. An eleventh login of an account ends the one that was used longest ago. */
export async function insertAccessToken(
  db: Db,
  login: { venueId: string; kind: LoginKind; subjectId: string; token: string; device: string | null },
): Promise<void> {
  const { token, ...row } = login;
  const { venueId, kind, subjectId } = row;
  await db
    .insertInto('accessToken')
    .values({
      ...row,
      tokenHash: digest(token),
      createdAt: sql<Date>`kuur_now()`,
      expiresAt: sql<Date>`kuur_now() + make_interval(hours => ${lives[kind].hours})`,
    })
    .execute();
  const account = { venueId, kind, subjectId };
  const staying = db
    .selectFrom('accessToken')
    .select('id')
    .where((is) => is.and(account))
    .orderBy(sql`token_hash = ${digest(token)}`, 'desc')
    .orderBy('lastUsedAt', 'desc')
    .limit(mostSessions);
  await db
    .deleteFrom('accessToken')
    .where((is) => is.and(account))
    .where('id', 'not in', staying)
    .execute();
}

/** Null when the token is unknown, of the other kind, expired or unused for too long. Counts as a use. */
export async function readTokenSubject(
  db: Db,
  { venueId, kind, token }: { venueId: string; kind: LoginKind; token: string },
): Promise<string | null> {
  const tokenHash = digest(token);
  const row = await db
    .selectFrom('accessToken')
    .select(['subjectId', isUnwritten.as('isUnwritten')])
    .where((is) => is.and({ venueId, kind, tokenHash }))
    .where(isLive(kind))
    .executeTakeFirst();
  if (row?.isUnwritten) {
    await db
      .updateTable('accessToken')
      .set({ lastUsedAt: sql<Date>`kuur_now()` })
      .where((is) => is.and({ venueId, tokenHash }))
      .where(isUnwritten)
      .execute();
  }
  return row?.subjectId ?? null;
}

const isUnwritten = sql<boolean>`last_used_at <= kuur_now() - make_interval(mins => ${minutesBetweenWrites})`;

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

export interface Account {
  venueId: string;
  kind: LoginKind;
  subjectId: string;
}

export interface StoredSession {
  id: string;
  tokenHash: Uint8Array;
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Live ones, the last used first. */
export function readSessions(db: Db, account: Account): Promise<StoredSession[]> {
  return db
    .selectFrom('accessToken')
    .select(['id', 'tokenHash', 'device', 'createdAt', 'lastUsedAt'])
    .where((is) => is.and({ ...account }))
    .where(isLive(account.kind))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(mostSessions)
    .execute();
}

/** False when the account has no such session. */
export async function deleteSession(db: Db, account: Account, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('accessToken')
    .where((is) => is.and({ ...account, id }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
