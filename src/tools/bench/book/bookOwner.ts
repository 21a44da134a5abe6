import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Whose book it is. */
export interface BookOwner {
  venueId: string;
  flowId: string;
  entryXplanId: string;
  activityXplanId: string;
  /** A day on which nobody booked. */
  exceptDay: string | null;
}

/** The demo venue of `prepare`. */
export const demoOwner: BookOwner = {
  venueId: 'olijfgaard',
  flowId: 'avondentree',
  entryXplanId: '1004',
  activityXplanId: '2004',
  exceptDay: null,
};

export const bookYears = 3;
export const bookDays = bookYears * 365;

/** Hours in which a therapist or room serves one guest each. */
export const roundsOfDay = 13;

/** Cents. */
export const prices = { entry: 2450, massage: 8500, giftCard: 5000 };

/** The book of one venue. */
export interface VenueBook extends BookOwner {
  reservations: number;
  /** Therapists, and as many rooms. */
  resources: number;
  venue: RawBuilder<unknown>;
}

export const staffId = 'book-staff';

/** An id like those of the product, that follows from what it names. */
export const idOf = (text: RawBuilder<unknown>): RawBuilder<string> => sql`md5(${text})::uuid::text`;

/** A number below `most` that follows from `n`; another for each subject. */
export const drawn = (subject: number, most: number): RawBuilder<number> =>
  sql`((hashint8extended(n, ${subject}) & 2147483647) % ${most})::int`;
