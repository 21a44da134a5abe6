-- Networks from which an account logged in: strangers' wrong passwords do not slow those down.
create table known_network (
  venue_id text not null references venue,
  key text not null,
  seen_at timestamptz not null default kuur_now(),
  primary key (venue_id, key)
);
create index known_network_seen on known_network (seen_at);
