import { timingSafeEqual } from 'node:crypto';
import { deriveKey, keyedDigest } from '#server/db/digest.ts';

const proofBytes = 32;
const proofLength = Math.ceil((proofBytes * 8) / 6);

interface OwnReservation {
  venueId: string;
  reservationId: string;
}

/** Opens one reservation to whoever has its mail: a proof by the secret key, then its id. The database has none of it. */
export const selfServiceRef = (secretKey: Uint8Array, reservation: OwnReservation): string =>
  proofOf(secretKey, reservation).toString('base64url') + reservation.reservationId;

/** The id of the reservation that the ref opens at this venue, or null. */
export function reservationOfRef(secretKey: Uint8Array, venueId: string, ref: string): string | null {
  const proof = Buffer.from(ref.slice(0, proofLength), 'base64url');
  const reservationId = ref.slice(proofLength);
  const expected = proofOf(secretKey, { venueId, reservationId });
  return proof.length === proofBytes && timingSafeEqual(proof, expected) ? reservationId : null;
}

const proofOf = (secretKey: Uint8Array, { venueId, reservationId }: OwnReservation): Buffer =>
  keyedDigest(deriveKey(secretKey, 'self-service'), `${venueId}\0${reservationId}`);
