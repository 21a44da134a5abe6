-- People, their reservations and the capacity those hold.
create table customer (
  venue_id text not null references venue,
  id text not null,
  email text not null check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  phone text not null,
  gender text not null check (gender in ('m', 'f', 'x')),
  newsletter boolean not null default false,
  address jsonb,
  language text not null default 'nl',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (venue_id, id),
  unique (venue_id, email)
);

create table access_token (
  venue_id text not null references venue,
  token_hash bytea not null,
  kind text not null check (kind in ('customer', 'staff')),
  subject_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (venue_id, token_hash)
);
create index access_token_subject on access_token (venue_id, kind, subject_id);

create table reservation (
  venue_id text not null references venue,
  id text not null,
  flow_id text not null,
  session_hash bytea not null,
  origin_hash bytea,
  customer_id text,
  state text not null default 'hold'
    check (state in ('hold', 'confirmed', 'checked_in', 'completed', 'expired', 'cancelled', 'no_show')),
  number text,
  person_count smallint not null check (person_count > 0),
  day date not null,
  start_minute smallint,
  end_minute smallint,
  language text not null,
  comment text not null default '',
  total integer not null default 0,
  total_pay_now integer not null default 0,
  total_pay_later integer not null default 0,
  total_paid integer not null default 0,
  prepared_at timestamptz,
  sequence integer not null default 0,
  created_at timestamptz not null default kuur_now(),
  expires_at timestamptz not null,
  max_expires_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (venue_id, id),
  unique (venue_id, number),
  foreign key (venue_id, flow_id) references flow (venue_id, id),
  foreign key (venue_id, customer_id) references customer (venue_id, id),
  check (start_minute is null or end_minute is null or start_minute < end_minute or start_minute = 0),
  check ((state in ('hold', 'expired', 'cancelled')) or number is not null)
);
create unique index reservation_one_hold on reservation (venue_id, session_hash, flow_id) where state = 'hold';
create index reservation_session on reservation (venue_id, session_hash);
create index reservation_expiry on reservation (venue_id, expires_at) where state = 'hold';
create index reservation_day on reservation (venue_id, day);
create index reservation_customer on reservation (venue_id, customer_id) where customer_id is not null;

create function reservation_refuse_illegal_move() returns trigger language plpgsql as $$
begin
  if old.state = new.state
    or (old.state = 'hold' and new.state in ('confirmed', 'expired', 'cancelled'))
    or (old.state = 'expired' and new.state = 'confirmed')
    or (old.state = 'confirmed' and new.state in ('checked_in', 'cancelled', 'no_show'))
    or (old.state = 'checked_in' and new.state in ('confirmed', 'completed'))
    or (old.state = 'no_show' and new.state in ('confirmed', 'checked_in'))
  then return new;
  end if;
  raise exception 'reservation % cannot move from % to %', old.id, old.state, new.state using errcode = '23514';
end $$;
create trigger reservation_states before update of state on reservation
  for each row execute function reservation_refuse_illegal_move();

-- Where a hold was started is known only as long as it is counted.
create function reservation_forget_origin() returns trigger language plpgsql as $$
begin
  new.origin_hash := null;
  return new;
end $$;
create trigger reservation_origin before update of state on reservation
  for each row when (new.state <> 'hold') execute function reservation_forget_origin();
create index reservation_origin on reservation (venue_id, origin_hash) where state = 'hold' and origin_hash is not null;

create table reservation_event (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  kind text not null,
  actor text not null,
  data jsonb not null default '{}',
  at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id)
);
create index reservation_event_reservation on reservation_event (venue_id, reservation_id);

create table reservation_item (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  person smallint not null check (person > 0),
  parent_id text,
  product_id text not null,
  type smallint not null,
  checkin_type boolean not null default false,
  name jsonb not null,
  price integer not null check (price >= 0),
  vat_rate smallint not null,
  payment_moment text not null,
  start_minute smallint,
  end_minute smallint,
  removed_at timestamptz,
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id),
  foreign key (venue_id, parent_id) references reservation_item (venue_id, id),
  foreign key (venue_id, product_id) references product (venue_id, id)
);
create index reservation_item_reservation on reservation_item (venue_id, reservation_id);
create unique index reservation_item_one_entry on reservation_item (venue_id, reservation_id, person)
  where type = 10 and removed_at is null;
create unique index reservation_item_no_duplicate on reservation_item (venue_id, reservation_id, person, product_id)
  where type = 0 and parent_id is null and removed_at is null;

create table pool_claim (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  item_id text not null,
  pool_id text not null,
  day date not null,
  from_bucket smallint not null,
  to_bucket smallint not null,
  units integer not null check (units > 0),
  state text not null default 'hold' check (state in ('hold', 'confirmed', 'released')),
  primary key (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id),
  foreign key (venue_id, item_id) references reservation_item (venue_id, id) deferrable initially deferred,
  foreign key (venue_id, pool_id) references pool (venue_id, id),
  check (from_bucket < to_bucket)
);
create index pool_claim_reservation on pool_claim (venue_id, reservation_id);
create index pool_claim_day on pool_claim (venue_id, pool_id, day) where state <> 'released';
