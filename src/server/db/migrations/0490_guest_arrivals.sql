-- Guests of one booking come one by one. Without any row they are all what their reservation is.
create table guest_arrival (
  venue_id text not null references venue,
  reservation_id text not null,
  person smallint not null check (person > 0),
  state text not null check (state in ('expected', 'in', 'no_show')),
  -- Or the locker; only of a guest who is in.
  wristband text check (length(wristband) between 1 and 20),
  actor text not null,
  at timestamptz not null default kuur_now(),
  primary key (venue_id, reservation_id, person),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id),
  check (wristband is null or state = 'in')
);
create index guest_arrival_wristband on guest_arrival (venue_id, wristband) where wristband is not null;
