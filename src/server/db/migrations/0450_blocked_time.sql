-- Time in which staff take no bookings: a claim of a therapist or room that is no reservation's.
create table blocked_time (
  venue_id text not null references venue,
  id text not null,
  resource_id text not null,
  day date not null,
  from_minute integer not null check (from_minute >= 0),
  to_minute integer not null check (to_minute <= 1440),
  reason text not null,
  version integer not null default 1,
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, resource_id) references resource (venue_id, id),
  check (from_minute < to_minute)
);
create index blocked_time_day on blocked_time (venue_id, day);

alter table resource_claim
  alter column reservation_id drop not null,
  alter column item_id drop not null,
  add column blocked_time_id text,
  add foreign key (venue_id, blocked_time_id) references blocked_time (venue_id, id),
  add constraint resource_claim_one_owner check (case when blocked_time_id is null
    then reservation_id is not null and item_id is not null
    else reservation_id is null and item_id is null and state = 'confirmed' end);
create unique index resource_claim_blocked_time on resource_claim (venue_id, blocked_time_id) where blocked_time_id is not null;
