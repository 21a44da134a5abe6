import { LRUCache } from 'lru-cache';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db, Tx } from './schema.ts';

/**
 * What staff decide about a venue: its catalogue, calendar, resources and settings. It is read once in each process for
 * every version of the venue, which each change raises as it commits (`functions/venue_version_raise.sql`). So every answer
 * has what was committed before its request, whichever process changed it, and nothing has to be told.
 */
export interface VenueCache {
  /**
   * `read` reads with the handle that it is given, on one connection; what it does there is sent together with the question
   * for the version. When that is another than the last, it runs once more. It plans nothing and changes nothing.
   */
  read<T>(db: Db, venueId: string, read: (db: Db) => Promise<T>): Promise<T>;
  /**
   * What `tx` reads from now on is of the version after its statements before, so after what they waited for. May be sent
   * together with the readers, which wait for it.
   */
  follow(tx: Tx, venueId: string): Promise<void>;
}

/** For transactions: reads as far as their handle follows a version. */
export const withoutCache: Pick<VenueCache, 'read'> = { read: (db, _venueId, read) => read(db) };

/** Characters of JSON. */
const mostCharacters = 64_000_000;

interface Content {
  version: number;
  value: unknown;
}

interface Reading {
  contents: LRUCache<string, Content>;
  venueId: string;
  version: number;
}

/** Handles of transactions and connections whose version is known. */
const readings = new WeakMap<Db, Reading | Promise<Reading>>();

export function makeVenueCache(): VenueCache {
  const contents = new LRUCache<string, Content>({
    maxSize: mostCharacters,
    sizeCalculation: ({ value }, key) => key.length + (JSON.stringify(value)?.length ?? 0),
  });
  const lastVersions = new LRUCache<string, number>({ max: 10_000 });
  const readAt = (db: Db, venueId: string, version: number): Reading => {
    const reading = { contents, venueId, version };
    lastVersions.set(venueId, version);
    readings.set(db, reading);
    return reading;
  };
  const follow = async (db: Db, venueId: string): Promise<void> => {
    const reading = readVersion(db, venueId).then((version) => readAt(db, venueId, version));
    readings.set(db, reading);
    await reading;
  };
  return {
    follow,
    read: (db, venueId, read) =>
      db.connection().execute(async (connection) => {
        const lastVersion = lastVersions.get(venueId);
        if (lastVersion !== undefined) {
          readAt(connection, venueId, lastVersion);
          const [version, result] = await Promise.allSettled([readVersion(connection, venueId), read(connection)]);
          if (version.status === 'rejected') throw version.reason;
          if (version.value === lastVersion) return valueOf(result);
          readAt(connection, venueId, version.value);
        } else await follow(connection, venueId);
        return read(connection);
      }),
  };
}

/**
 * What `read` reads under this key from tables that raise the version, from memory where the version that `db` follows is
 * known. Nobody may change it, so it is frozen. Elsewhere, as in changes by staff, it is read each time.
 */
export async function cached<T>(db: Db, venueId: string, key: Key, read: () => Promise<T>): Promise<T> {
  const memory = await memoryOf(db, venueId);
  if (!memory) return read();
  const content = memory.get<T>(key);
  return content ? content.value : memory.set(key, await read());
}

/** The same of each id; those that are not remembered are read together. In no order, without what is not there. */
export async function cachedEach<T extends { id: string }>(
  db: Db,
  venueId: string,
  { name, ids }: { name: string; ids: readonly string[] },
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const memory = await memoryOf(db, venueId);
  if (!memory) return read(ids);
  const contents = ids.map((id) => memory.get<T>([name, id]));
  const unread = ids.filter((_, index) => contents[index] === undefined);
  const values = unread.length === 0 ? [] : await read(unread);
  return [
    ...contents.flatMap((content) => (content ? [content.value] : [])),
    ...values.map((value) => memory.set([name, value.id], value)),
  ];
}

type Key = readonly unknown[];

/** What is remembered of the version that `db` follows; null when it follows none of this venue. */
async function memoryOf(db: Db, venueId: string) {
  const reading = await readings.get(db);
  if (reading?.venueId !== venueId) return null;
  const { contents, version } = reading;
  const textOf = (key: Key): string => JSON.stringify([venueId, ...key]);
  return {
    get: <T>(key: Key): { value: T } | undefined => {
      const content = contents.get(textOf(key));
      return content?.version === version ? (content as { value: T } & Content) : undefined;
    },
    set: <T>(key: Key, value: T): T => {
      contents.set(textOf(key), { version, value: deepFreeze(value) });
      return value;
    },
  };
}

interface Days {
  fromDay: LocalDate;
  toDay: LocalDate;
}

/** The same of what has days, inclusive: from memory come those of whole years, so that its ranges are few. */
export function cachedDays<T>(
  db: Db,
  venueId: string,
  { key, ...days }: Days & { key: Key },
  read: (days: Days) => Promise<T>,
): Promise<T> {
  if (!readings.has(db)) return read(days);
  const years = { fromDay: `${days.fromDay.slice(0, 4)}-01-01`, toDay: `${days.toDay.slice(0, 4)}-12-31` };
  return cached(db, venueId, [...key, years], () => read(years));
}

async function readVersion(db: Db, venueId: string): Promise<number> {
  const row = await db.selectFrom('venueVersion').select('version').where('venueId', '=', venueId).executeTakeFirst();
  return row?.version ?? 0;
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
