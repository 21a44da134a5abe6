import type { OrderDocument } from '#contract/names.ts';
import type { Language } from '#domain/values/translated.ts';
import {
  SecretKeyChanged,
  giftCardsOfReservation,
  giftCardTitle,
  printGiftCard,
} from '#server/credits/giftCards/giftCards.service.ts';
import { formatEuro } from '#domain/values/money.ts';
import { problem } from '#server/http/problem.ts';
import type { Sites } from '#server/http/sitePage.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { ownedReservation } from '#server/booking/payableReservations.service.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

type DocumentDeps = Pick<PaymentDeps, 'db' | 'secretKeys' | keyof Sites | 'webRoot' | 'throttle'>;

export interface OrderOwner {
  venue: LimitedVenue;
  sessionHash: Uint8Array | null;
  customerId: string | null;
  language: Language;
  network: string;
}

/** None before the order is paid. Throws `session_missing`, `reservation_not_found`. */
export async function orderDocuments(
  deps: DocumentDeps,
  owner: OrderOwner,
  reservationId: string,
): Promise<OrderDocument[]> {
  await assertOwner(deps, owner, reservationId);
  const cards = await giftCardsOfReservation(deps.db, owner.venue.venueId, reservationId);
  return cards.map((card) => ({
    id: card.id,
    kind: card.kind,
    name: [
      giftCardTitle(card, owner.language),
      ...(card.kind === 'giftCard' ? [formatEuro(card.amount, owner.language)] : []),
      ...(card.recipient ? [card.recipient] : []),
    ]
      .join(' · ')
      .slice(0, 200),
  }));
}

/** A PDF. Throws the same, `not_found` for no gift card of this order or another secret key, `too_many_requests`. */
export async function orderDocument(
  deps: DocumentDeps,
  owner: OrderOwner,
  { reservationId, documentId }: { reservationId: string; documentId: string },
): Promise<Buffer> {
  await assertOwner(deps, owner, reservationId);
  const { venueId } = owner.venue;
  const cards = await giftCardsOfReservation(deps.db, venueId, reservationId);
  if (!cards.some(({ id }) => id === documentId)) throw problem('not_found');
  await deps.throttle.consume(owner.venue, 'networkDocuments', owner.network);
  await deps.throttle.consume(owner.venue, 'documents', reservationId);
  const printed = await printGiftCard(deps, { venueId, id: documentId }).catch(nullIfKeyChanged);
  if (!printed) throw problem('not_found');
  return printed.pdf;
}

function nullIfKeyChanged(error: unknown): null {
  if (error instanceof SecretKeyChanged) return null;
  throw error;
}

async function assertOwner(deps: DocumentDeps, owner: OrderOwner, reservationId: string): Promise<void> {
  const { sessionHash, customerId } = owner;
  const { venueId } = owner.venue;
  if (sessionHash === null && customerId === null) throw problem('session_missing');
  if (!(await ownedReservation(deps.db, { venueId, id: reservationId }, owner))) throw problem('reservation_not_found');
}
