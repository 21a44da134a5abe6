import type { OrderDocument } from '#contract/names.ts';
import type { Language } from '#domain/values/translated.ts';
import {
  CardKeyChanged,
  cardsOfReservation,
  cardTitle,
  printCard,
} from '#server/credits/giftCards/giftCards.service.ts';
import { formatEuros } from '#server/http/formats.ts';
import { problem } from '#server/http/problem.ts';
import type { ThrottleRule } from '#server/http/throttle.ts';
import { reservationById } from '#server/booking/reservations.service.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

type DocumentTools = Pick<CheckoutTools, 'db' | 'cardKey' | 'publicUrl' | 'webRoot' | 'throttle'>;

/** Every sheet is drawn anew. An order has a hundred cards at most: each can be had at once, but not again and again. */
const prints = {
  order: { name: 'document:order', limit: 120, windowSeconds: 15 * 60 },
  network: { name: 'document:network', limit: 300, windowSeconds: 15 * 60 },
} satisfies Record<string, ThrottleRule>;

/** Who asks for what was bought: the session it was bought in, or the customer who bought it. */
export interface OrderOwner {
  venueId: string;
  sessionHash: Uint8Array | null;
  customerId: string | null;
  language: Language;
  network: string;
}

/** The printable cards of an order; none before it is paid. Throws `session_missing`, `reservation_not_found`. */
export async function orderDocuments(
  tools: DocumentTools,
  owner: OrderOwner,
  reservationId: string,
): Promise<OrderDocument[]> {
  await mustOwn(tools, owner, reservationId);
  const cards = await cardsOfReservation(tools.db, owner.venueId, reservationId);
  return cards.map((card) => ({
    id: card.id,
    kind: card.kind,
    name: [
      cardTitle(card, owner.language),
      ...(card.kind === 'giftCard' ? [formatEuros(card.amount)] : []),
      ...(card.recipient ? [card.recipient] : []),
    ]
      .join(' · ')
      .slice(0, 200),
  }));
}

/**
 * One of them as PDF. Throws the same, `not_found` when it is no card of this order or its code cannot be told, and
 * `too_many_requests`.
 */
export async function orderDocument(
  tools: DocumentTools,
  owner: OrderOwner,
  { reservationId, documentId }: { reservationId: string; documentId: string },
): Promise<Buffer> {
  await mustOwn(tools, owner, reservationId);
  const { venueId } = owner;
  const cards = await cardsOfReservation(tools.db, venueId, reservationId);
  if (!cards.some(({ id }) => id === documentId)) throw problem('not_found');
  await tools.throttle.consume(venueId, prints.network, owner.network);
  await tools.throttle.consume(venueId, prints.order, reservationId);
  const printed = await printCard(tools, { venueId, id: documentId }).catch(unlessKeyChanged);
  if (!printed) throw problem('not_found');
  return printed.pdf;
}

function unlessKeyChanged(error: unknown): null {
  if (error instanceof CardKeyChanged) return null;
  throw error;
}

async function mustOwn(tools: DocumentTools, owner: OrderOwner, reservationId: string): Promise<void> {
  const { venueId, sessionHash, customerId } = owner;
  if (sessionHash === null && customerId === null) throw problem('session_missing');
  const bySession = await reservationById(tools.db, venueId, reservationId, { sessionHash });
  if (bySession) return;
  const row = customerId === null ? null : await reservationById(tools.db, venueId, reservationId);
  if (row === null || row.customerId !== customerId) throw problem('reservation_not_found');
}
