-- Money and the messages that follow from it.
create table payment (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  provider_id text,
  method text not null,
  state text not null default 'creating'
    check (state in ('creating', 'open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed')),
  amount integer not null check (amount > 0),
  currency text not null default 'EUR' check (currency = 'EUR'),
  checkout_url text,
  failure_reason text,
  expires_at timestamptz,
  created_at timestamptz not null default kuur_now(),
  updated_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, provider_id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id)
);
create index payment_reservation on payment (venue_id, reservation_id);
create index payment_unfinished on payment (venue_id, updated_at) where state in ('creating', 'open', 'pending', 'authorized');

create table ledger_entry (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  payment_id text not null,
  kind text not null check (kind in ('paid', 'refund', 'chargeback')),
  provider_ref text not null,
  amount integer not null,
  at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, payment_id, kind, provider_ref),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id),
  foreign key (venue_id, payment_id) references payment (venue_id, id)
);

create table job (
  venue_id text not null references venue,
  id text not null,
  kind text not null,
  key text not null,
  payload jsonb not null,
  run_at timestamptz not null default kuur_now(),
  attempts smallint not null default 0,
  leased_until timestamptz,
  last_error text,
  done_at timestamptz,
  dead_at timestamptz,
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, kind, key)
);
create index job_due on job (run_at) where done_at is null and dead_at is null;

create table idempotency_key (
  venue_id text not null references venue,
  scope text not null,
  key text not null,
  request_hash text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, scope, key)
);

create table throttle (
  venue_id text not null references venue,
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (venue_id, key)
);
