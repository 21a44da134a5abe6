import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { PricedRequest } from './pricedRequests.ts';

/** In cents: the price of the guest's existing item, else that of the day. */
export const priceFor = ({ offer, existingItems }: PricedRequest, guest: number, day: LocalDate): number =>
  existingItems.find(({ person }) => person === guest)?.price ?? priceOn(offer.price, offer.priceRules, day);
