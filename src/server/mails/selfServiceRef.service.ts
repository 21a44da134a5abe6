import { timingSafeEqual } from 'node:crypto';
import { keyedDigest } from '#server/db/digest.ts';
import { deriveKey, keyIdLength, keyNamedBy } from '#server/db/secretKeys.ts';
import type { SecretKey, SecretKeys } from '#server/db/secretKeys.ts';

const proofBytes = 32;
const proofLength = Math.ceil((proofBytes * 8) / 6);

interface OwnReservation {
  venueId: string;
  reservationId: string;
}

/**
 * Opens one reservation to whoever has its mail: the id of the secret key, a proof by it, the reservation's id. The
 * database has none of it.
 */
export const selfServiceRef = ({ newest }: SecretKeys, reservation: OwnReservation): string =>
  newest.id + proofOf(newest, reservation).toString('base64url') + reservation.reservationId;

/** The id of the reservation that the ref opens at this venue, or null. */
export function reservationOfRef(keys: SecretKeys, venueId: string, ref: string): string | null {
  const named = keyNamedBy(keys, ref);
  if (named) return provenBy([named], venueId, ref.slice(keyIdLength));
  // Mailed before keys had ids.
  return provenBy(keys.all, venueId, ref);
}

function provenBy(keys: readonly SecretKey[], venueId: string, ref: string): string | null {
  const proof = Buffer.from(ref.slice(0, proofLength), 'base64url');
  const reservationId = ref.slice(proofLength);
  if (proof.length !== proofBytes) return null;
  const isProven = keys.some((key) => timingSafeEqual(proof, proofOf(key, { venueId, reservationId })));
  return isProven ? reservationId : null;
}

const proofOf = (key: SecretKey, { venueId, reservationId }: OwnReservation): Buffer =>
  keyedDigest(deriveKey(key, 'self-service'), `${venueId}\0${reservationId}`);
