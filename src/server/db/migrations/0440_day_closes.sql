-- The desk closes its day: every movement at the desk belongs to one close at most, by the row itself and not by its moment.
alter table ledger_entry
  add column desk_means text check (desk_means in ('cash', 'card', 'other', 'paymentLink')),
  add column close_id text;

create function ledger_entry_desk_means(entry ledger_entry) returns text language sql stable as $$
  select case
    when entry.kind in ('desk', 'deskRefund') then case when entry.reason in ('cash', 'card') then entry.reason else 'other' end
    when entry.kind = 'paid' and exists (
      select from payment p
      join payment_link k on k.venue_id = p.venue_id and k.ref_hash = p.link_hash
      join staff_user s on s.venue_id = k.venue_id and s.id = k.created_by
      where p.venue_id = entry.venue_id and p.id = entry.payment_id) then 'paymentLink' end
$$;
create function ledger_entry_note_means() returns trigger language plpgsql as $$
begin
  new.desk_means := ledger_entry_desk_means(new);
  return new;
end $$;
create trigger ledger_entry_means before insert on ledger_entry
  for each row execute function ledger_entry_note_means();
update ledger_entry l set desk_means = ledger_entry_desk_means(l) where l.kind in ('desk', 'deskRefund', 'paid');

create table day_close (
  venue_id text not null references venue,
  id text not null,
  number integer not null check (number > 0),
  actor text not null,
  since timestamptz,
  at timestamptz not null default kuur_now(),
  movements integer not null check (movements >= 0),
  takings jsonb not null,
  -- What the close before left in the drawer; null of the first.
  float integer,
  opening_float integer not null check (opening_float >= 0),
  counted_cash integer not null check (counted_cash >= 0),
  coins jsonb,
  slip_total integer not null,
  left_in_drawer integer not null check (left_in_drawer between 0 and counted_cash),
  cash_difference integer not null,
  card_difference integer not null,
  float_difference integer not null,
  reason text not null,
  primary key (venue_id, id),
  constraint day_close_number unique (venue_id, number),
  constraint day_close_explained check (reason <> '' or (cash_difference, card_difference, float_difference) = (0, 0, 0))
);

create function day_close_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a day close never changes';
end $$;
create trigger day_close_stays before update or delete on day_close
  for each row execute function day_close_refuse_change();

alter table ledger_entry
  add foreign key (venue_id, close_id) references day_close (venue_id, id) deferrable initially deferred,
  add constraint ledger_entry_closed_at_desk check (close_id is null or desk_means is not null);
create index ledger_entry_not_closed on ledger_entry (venue_id) where desk_means is not null and close_id is null;
create index ledger_entry_close on ledger_entry (venue_id, close_id) where close_id is not null;
