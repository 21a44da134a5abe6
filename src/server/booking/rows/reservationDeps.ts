import type { Kysely } from 'kysely';
import type { Language } from '#contract/names.ts';
import type { Clock, Random } from '#server/adapters/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import type { QuestionGate } from '#server/http/questionGate.ts';
import type { Venue } from '#server/http/handlers.ts';
import type { Planner } from './planner.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

export interface ReservationDeps {
  db: Kysely<Database>;
  cache: VenueCache;
  clock: Clock;
  random: Random;
  secretKeys: SecretKeys;
  /** 128 random bits as text. */
  newId(): string;
  newSession(): { token: string; hash: Uint8Array };
  hashOf(token: string): Uint8Array;
  gate: QuestionGate;
  planner: Planner;
  /** Else holds of this machine are not counted: in development all visitors share it. */
  countsLoopback: boolean;
  /** Nobody finds the network by trying addresses. */
  originHashOf(network: string): Uint8Array;
  /**
   * Ends unfinished payments. Throws `payment_in_progress` when the provider keeps one, `reservation_confirmed` when
   * one was paid.
   */
  settlePayments(venueId: string, reservationId: string): Promise<void>;
}

export interface SessionContext {
  venue: Venue;
  language: Language;
  sessionToken: string | null;
  sessionHash: Uint8Array | null;
  customerId: string | null;
  network: string;
  /** Aborted when the visitor no longer waits. */
  signal?: AbortSignal | undefined;
}
