import { normalZipCode } from '#domain/people/address.ts';
import type { AddressPort, FoundAddress } from '#server/adapters/addresses/addressPort.ts';
import type { LimitedVenue, Throttle } from '#server/http/throttle.ts';

export interface AddressDeps {
  throttle: Throttle;
  addresses: AddressPort;
}

interface Question {
  venue: LimitedVenue;
  network: string;
  zipCode: string;
  houseNumber: number;
}

/** Throws `too_many_requests`. */
export async function findAddress(
  { throttle, addresses }: AddressDeps,
  { venue, network, zipCode, houseNumber }: Question,
): Promise<FoundAddress | null> {
  await throttle.consume(venue, 'addressLookups', network);
  const normal = normalZipCode(zipCode);
  return normal === null ? null : addresses.find({ zipCode: normal, houseNumber });
}
