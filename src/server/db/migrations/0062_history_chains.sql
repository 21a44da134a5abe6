-- History is a chain: every event of a reservation, and every entry of a reservation's ledger and of a gift card, has the
-- hash of itself and the entry before it, and the end of each chain stands beside it. What is changed, inserted or deleted
-- afterwards, whether in the middle or at the end, no longer fits. What is hashed is frozen with this migration: no names,
-- remarks or reasons, which may be erased.
create table history_end (
  venue_id text not null references venue,
  chain text not null check (chain in ('event', 'ledger', 'gift_card')),
  -- The reservation or the gift card.
  owner_id text not null,
  length integer not null check (length > 0),
  hash bytea not null,
  primary key (venue_id, chain, owner_id)
);

create function history_hash(previous bytea, fields jsonb) returns bytea language sql immutable as $$
  select sha256(coalesce(previous, '') || convert_to(fields::text, 'UTF8'))
$$;

create function history_fields(e reservation_event) returns jsonb language sql immutable as $$
  select jsonb_build_array(e.venue_id, e.id, e.reservation_id, e.kind, e.actor, e.data - 'reason', extract(epoch from e.at))
$$;
create function history_fields(e ledger_entry) returns jsonb language sql immutable as $$
  select jsonb_build_array(e.venue_id, e.id, e.reservation_id, e.payment_id, e.redemption_id, e.kind, e.provider_ref,
    e.amount, e.actor, extract(epoch from e.at))
$$;
create function history_fields(e gift_card_entry) returns jsonb language sql immutable as $$
  select jsonb_build_array(e.venue_id, e.id, e.gift_card_id, e.kind, e.amount, e.reservation_id, e.actor,
    extract(epoch from e.at))
$$;

-- Appends to the chain. The row of its end is locked until the transaction is over, so that no two entries follow the same
-- one; whoever writes has locked the reservation or the gift card before.
create function history_append(of_venue text, of_chain text, of_owner text, fields jsonb, out place integer, out hash bytea)
language sql as $$
  insert into history_end as h (venue_id, chain, owner_id, length, hash)
  values (of_venue, of_chain, of_owner, 1, history_hash(null, fields))
  on conflict (venue_id, chain, owner_id) do update set length = h.length + 1, hash = history_hash(h.hash, fields)
  returning h.length, h.hash
$$;

alter table reservation_event add column place integer, add column hash bytea;
alter table ledger_entry add column place integer, add column hash bytea;
alter table gift_card_entry add column place integer, add column hash bytea;

-- After the insert: an entry that turns out to be there already must not count.
create function reservation_event_append() returns trigger language plpgsql as $$
begin
  update reservation_event e set place = h.place, hash = h.hash
  from history_append(new.venue_id, 'event', new.reservation_id, history_fields(new)) h
  where e.venue_id = new.venue_id and e.id = new.id;
  return null;
end $$;
create function ledger_entry_append() returns trigger language plpgsql as $$
begin
  update ledger_entry e set place = h.place, hash = h.hash
  from history_append(new.venue_id, 'ledger', new.reservation_id, history_fields(new)) h
  where e.venue_id = new.venue_id and e.id = new.id;
  return null;
end $$;
create function gift_card_entry_append() returns trigger language plpgsql as $$
begin
  update gift_card_entry e set place = h.place, hash = h.hash
  from history_append(new.venue_id, 'gift_card', new.gift_card_id, history_fields(new)) h
  where e.venue_id = new.venue_id and e.id = new.id;
  return null;
end $$;

-- What is there already is chained in the order of its moments.
do $$
declare
  event reservation_event;
  booked ledger_entry;
  moved gift_card_entry;
begin
  for event in select * from reservation_event order by at, id loop
    update reservation_event e set place = h.place, hash = h.hash
    from history_append(event.venue_id, 'event', event.reservation_id, history_fields(event)) h
    where e.venue_id = event.venue_id and e.id = event.id;
  end loop;
  for booked in select * from ledger_entry order by at, id loop
    update ledger_entry e set place = h.place, hash = h.hash
    from history_append(booked.venue_id, 'ledger', booked.reservation_id, history_fields(booked)) h
    where e.venue_id = booked.venue_id and e.id = booked.id;
  end loop;
  for moved in select * from gift_card_entry order by at, id loop
    update gift_card_entry e set place = h.place, hash = h.hash
    from history_append(moved.venue_id, 'gift_card', moved.gift_card_id, history_fields(moved)) h
    where e.venue_id = moved.venue_id and e.id = moved.id;
  end loop;
end $$;

create trigger reservation_event_chain after insert on reservation_event
  for each row execute function reservation_event_append();
create trigger ledger_entry_chain after insert on ledger_entry
  for each row execute function ledger_entry_append();
create trigger gift_card_entry_chain after insert on gift_card_entry
  for each row execute function gift_card_entry_append();
