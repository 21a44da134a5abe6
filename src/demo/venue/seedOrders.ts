import { sql } from 'kysely';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { normalGiftCardCode } from '#domain/credits/giftCardCode.ts';
import { lastUsableDay } from '#domain/credits/lastUsableDay.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { digest } from '#server/db/digest.ts';
import type { Tx } from '#server/db/schema.ts';
import { demoGiftCards, demoPromoCodes, demoSubscriptions } from './demoCredits.ts';
import type { DemoGiftCard } from './demoCredits.ts';
import { demoOrders } from './demoOrders.ts';
import { demoStaff } from './demoStaff.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;

export async function seedOrders(tx: Tx, today: LocalDate): Promise<void> {
  const worth = demoOrders.flatMap(({ id, worth: pays = [] }) =>
    pays.map((pay) => ({ venueId, voucherId: id, ...pay })),
  );
  await tx.insertInto('voucherWorth').values(worth).execute();
  await tx
    .insertInto('giftCard')
    .values(demoGiftCards.map((card) => cardRow(card, today)))
    .execute();
  await tx.insertInto('giftCardEntry').values(demoGiftCards.flatMap(entryRows)).execute();
  const codes = demoPromoCodes.map((code) => ({ venueId, ...code }));
  await tx.insertInto('promoCode').values(codes).execute();
  const cards = demoSubscriptions(today).map((card) => ({ venueId, createdAt: card.usableFrom, ...card }));
  await tx.insertInto('subscription').values(cards).execute();
  await countVisits(tx);
}

const cardRow = ({ id, code, amount, spent, blocked }: DemoGiftCard, today: LocalDate) => ({
  venueId,
  id,
  kind: 'giftCard' as const,
  codeHash: digest(normalGiftCardCode(code)),
  lastFour: code.slice(-4),
  amount,
  balance: amount - spent,
  corrected: -spent,
  usableTo: lastUsableDay(today, null),
  blocked,
});

function entryRows({ id, amount, spent, blocked }: DemoGiftCard) {
  const of = { venueId, giftCardId: id, actor: demoStaff[0]!.id };
  const corrected = { ...of, id: `${id}-gebruikt`, kind: 'corrected' as const, amount: -spent };
  const stopped = { ...of, id: `${id}-geblokkeerd`, kind: 'blocked' as const, amount: 0 };
  return [
    { ...of, id: `${id}-gekocht`, kind: 'bought' as const, amount, reason: '' },
    ...(spent > 0 ? [{ ...corrected, reason: 'Aan de balie gebruikt' }] : []),
    ...(blocked ? [{ ...stopped, reason: 'Als verloren gemeld' }] : []),
  ];
}

/** A visit for each guest. */
async function countVisits(tx: Tx): Promise<void> {
  await sql`
    with paid as (
      insert into subscription_use (venue_id, subscription_id, reservation_id, visits, at)
      select r.venue_id, s.id, r.id, r.person_count, r.confirmed_at
      from reservation r join subscription s on s.venue_id = r.venue_id and s.customer_id = r.customer_id
      where r.venue_id = ${venueId} and r.flow_id = ${cardFlowSlug} and s.amount is not null
      returning subscription_id, visits
    )
    update subscription s set used = paid.visits
    from (select subscription_id, sum(visits) as visits from paid group by subscription_id) paid
    where s.venue_id = ${venueId} and s.id = paid.subscription_id`.execute(tx);
}
