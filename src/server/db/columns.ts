import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Read as the value, written as JSON text, because the driver turns plain arrays into SQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonByDefault<T> = ColumnType<T, string | undefined, string>;
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
