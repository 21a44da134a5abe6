import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database, Tx } from '#server/db/schema.ts';
import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import { keyedDigestText } from '#server/db/digest.ts';
import { problem } from './problem.ts';
import type { RequestContext } from './handlers.ts';

export interface StoredResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An in-flight row older than this is what remains of a process that died; another may take it over. */
const takeOverAfterSeconds = 60;

/** Sealed with the key that only the client knows, so that the table holds no readable token or address. */
function seal(response: StoredResponse, key: string): { sealed: string } {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(`answer:${key}`).digest(), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(response), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64') };
}

function unseal(stored: unknown, key: string): StoredResponse {
  const bytes = Buffer.from((stored as { sealed: string }).sealed, 'base64');
  const secret = createHash('sha256').update(`answer:${key}`).digest();
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  return JSON.parse(text) as StoredResponse;
}

/** What the caller is to the key; guessable parts only as digests under the server's secret. */
function scopeOf(context: RequestContext, secret: Uint8Array): string {
  if (context.staff) return `staff:${context.staff.id}`;
  if (context.sessionToken !== null) return `session:${keyedDigestText(secret, context.sessionToken)}`;
  return context.customer ? `customer:${context.customer.id}` : `ip:${keyedDigestText(secret, context.network)}`;
}

const secretFields = new Set(['password', 'currentPassword', 'code', 'cardToken']);

const withoutSecrets = (field: string, value: unknown): unknown => (secretFields.has(field) ? undefined : value);

/** Under the client's key, which is stored nowhere, and without secrets: a dump confirms no guess of a password. */
const requestHashOf = (plainKey: string, request: unknown): string =>
  keyedDigestText(Buffer.from(plainKey), JSON.stringify(request, withoutSecrets));

/** Writes the response in the transaction of the work: both are there or neither is. Comes last in it. */
type Save = (tx: Tx, response: StoredResponse) => Promise<void>;

type Work<T> = (save: Save) => Promise<T>;

export interface Idempotency {
  /**
   * Does the work once per caller, key and request. `request` is everything that makes two requests the same one.
   * A failed work leaves nothing behind. When the process dies before the response is written, or that fails, the work is
   * done again a minute later: what must not happen twice calls `save`, which rolls the second one back. Throws
   * `idempotency_in_flight` and `idempotency_key_reused`.
   */
  once<T extends StoredResponse>(context: RequestContext, request: unknown, work: Work<T>): Promise<T>;
}

export function makeIdempotency(db: Kysely<Database>, log: Log, secret: Uint8Array): Idempotency {
  return {
    async once<T extends StoredResponse>(context: RequestContext, request: unknown, work: Work<T>): Promise<T> {
      const plainKey = context.idempotencyKey;
      if (plainKey === null) return work(async () => undefined);
      const { venueId } = context.venue;
      const row = { venueId, scope: scopeOf(context, secret), key: keyedDigestText(secret, plainKey) };
      const requestHash = requestHashOf(plainKey, request);

      const replay = await begin(db, row, requestHash);
      if (replay !== null) return unseal(replay, plainKey) as T;
      const save: Save = async (tx, response) => {
        const savedRows = await write(tx, row, response.status, seal(response, plainKey))
          .where('status', 'is', null)
          .execute();
        if (savedRows.length === 0) throw problem('idempotency_in_flight', { retryAfter: 1 });
      };
      const response = await work(save).catch(async (error: unknown) => {
        await forget(db, row).catch(() => undefined);
        throw error;
      });
      try {
        await write(db, row, response.status, seal(response, plainKey)).execute();
      } catch (error) {
        log.error({ ...failureFields(error), requestId: context.requestId }, 'response not saved');
      }
      return response;
    },
  };
}

type RowKey = { venueId: string; scope: string; key: string };

async function begin(db: Kysely<Database>, row: RowKey, requestHash: string): Promise<unknown> {
  const inserted = await db
    .insertInto('idempotencyKey')
    .values({ ...row, requestHash })
    .onConflict((conflict) =>
      conflict
        .columns(['venueId', 'scope', 'key'])
        .doUpdateSet({ requestHash, status: null, answer: null, createdAt: sql<Date>`kuur_now()` })
        .where(sql<boolean>`idempotency_key.created_at < kuur_now() - interval '24 hours'`),
    )
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;

  const existingRow = await db
    .selectFrom('idempotencyKey')
    .where(here(row))
    .select(['requestHash', 'status', 'answer'])
    .select(sql<boolean>`created_at < kuur_now() - make_interval(secs => ${takeOverAfterSeconds})`.as('stale'))
    .executeTakeFirst();
  if (!existingRow) throw problem('idempotency_in_flight', { retryAfter: 1 });
  if (existingRow.requestHash !== requestHash) throw problem('idempotency_key_reused');
  if (existingRow.status !== null) return existingRow.answer;
  if (!existingRow.stale || !(await takeOver(db, row))) throw problem('idempotency_in_flight', { retryAfter: 1 });
  return null;
}

const here =
  (row: RowKey) =>
  (eb: ExpressionBuilder<Database, 'idempotencyKey'>): Expression<SqlBool> =>
    eb.and([eb('venueId', '=', row.venueId), eb('scope', '=', row.scope), eb('key', '=', row.key)]);

/** True for exactly one of those who try. */
async function takeOver(db: Kysely<Database>, row: RowKey): Promise<boolean> {
  const updatedRow = await db
    .updateTable('idempotencyKey')
    .set({ createdAt: sql<Date>`kuur_now()` })
    .where(here(row))
    .where('status', 'is', null)
    .where(sql<boolean>`created_at < kuur_now() - make_interval(secs => ${takeOverAfterSeconds})`)
    .returning('key')
    .executeTakeFirst();
  return updatedRow !== undefined;
}

const write = (db: Kysely<Database>, row: RowKey, status: number, answer: unknown) =>
  db
    .updateTable('idempotencyKey')
    .set({ status, answer: JSON.stringify(answer) })
    .where(here(row))
    .returning('key');

async function forget(db: Kysely<Database>, row: RowKey): Promise<void> {
  await db.deleteFrom('idempotencyKey').where(here(row)).where('status', 'is', null).execute();
}
