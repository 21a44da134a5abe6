import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { historyInvariants } from '#server/audit/invariants/history.ts';

type Statements = RawBuilder<unknown>[];

/** As `violations`, for chains. `paid` ends with desk payments of 10 and 5 cents, `card` with corrections by 30 and 10. */
export function historyViolations(book: {
  held: () => string;
  paid: () => Statements;
  card: () => Statements;
}): Record<keyof typeof historyInvariants, () => Statements[]> {
  const events = () => sql`reservation_id = ${book.held()}`;
  const newest = () => sql`${events()} and place = (select max(place) from reservation_event where ${events()})`;
  const unpaid = (cents: number) => sql`update reservation set total_paid = total_paid - ${cents}
    where id in (select reservation_id from ledger_entry where kind = 'desk')`;
  const returned = (cents: number) =>
    sql`update gift_card set balance = balance + ${cents}, corrected = corrected + ${cents}`;
  return {
    'the events of a reservation are all there, as they were written': () => [
      [sql`delete from reservation_event where ${events()}`],
      [sql`delete from reservation_event where ${events()} and place = 2`],
      [sql`delete from reservation_event where ${newest()}`],
      [sql`update reservation_event set kind = 'item.moved' where ${newest()}`],
      [sql`update reservation_event set actor = 'iemand' where ${events()} and place = 1`],
      [sql`update reservation_event set at = at - interval '1 hour' where ${newest()}`],
      [sql`update reservation_event set data = data || '{"amount": 1}' where ${newest()}`],
      [
        sql`delete from reservation_event where ${newest()}`,
        sql`update history_end set length = length - 1 where chain = 'event' and owner_id = ${book.held()}`,
      ],
      [
        sql`alter table reservation_event disable trigger reservation_event_chain`,
        sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor)
          values ('proefbad', 'ertussen', ${book.held()}, 'note.written', 'st-owner')`,
      ],
    ],
    'the ledger of a reservation is all there, as it was written': () => [
      [...book.paid(), sql`delete from ledger_entry where kind = 'desk' and amount = 5`, unpaid(5)],
      [...book.paid(), unpaid(15), sql`delete from ledger_entry where kind = 'desk'`],
      [...book.paid(), sql`update ledger_entry set amount = 15 - amount where kind = 'desk'`],
      [...book.paid(), sql`update ledger_entry set actor = 'st-owner' where kind = 'desk'`],
    ],
    'the entries of a gift card are all there, as they were written': () => [
      [...book.card(), sql`delete from gift_card_entry where amount = -10`, returned(10)],
      [...book.card(), sql`delete from gift_card_entry where amount = -30`, returned(30)],
      [...book.card(), sql`update gift_card_entry set actor = 'st-planner' where amount = -30`],
    ],
  };
}

/** Chains everything again as it is now: what somebody does who knows how. */
export const rechained = sql`do $$
declare
  event reservation_event;
begin
  delete from history_end where chain = 'event';
  for event in select * from reservation_event order by place loop
    update reservation_event e set place = h.place, hash = h.hash
    from history_append(event.venue_id, 'event', event.reservation_id, history_fields(event)) h
    where e.venue_id = event.venue_id and e.id = event.id;
  end loop;
end $$`;
