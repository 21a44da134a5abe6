import type { Kysely } from 'kysely';
import type { Language } from '#contract/names.ts';
import type { Clock, Random } from '#server/adapters/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';

/** What every use case of a reservation needs besides its own arguments. */
export interface ReservationDeps {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  /** What codes of gift cards follow from. */
  secretKey: Uint8Array;
  /** 128 random bits as text. */
  newId(): string;
  /** A new session: 256 random bits for the visitor, and the hash that is stored. */
  newSession(): { token: string; hash: Uint8Array };
  /** What is stored of a session's token. */
  hashOf(token: string): Uint8Array;
  /**
   * Ends every unfinished payment of a reservation before it changes.
   * Throws `payment_in_progress` when the provider does not let go of one, `reservation_confirmed` when one was paid.
   */
  settlePayments(venueId: string, reservationId: string): Promise<void>;
}

/** Who asks: the venue, the visitor's language and the session that opens a reservation. */
export interface SessionContext {
  venue: Venue;
  language: Language;
  sessionToken: string | null;
  sessionHash: Uint8Array | null;
  /** Where the request comes from, as it is counted. */
  network: string;
}
