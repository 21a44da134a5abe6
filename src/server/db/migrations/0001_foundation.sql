-- The venue, its catalogue and its calendar: what can be booked, when, and for how much.
create extension if not exists btree_gist;

-- Every rule about time asks this function, so that a test can move the clock of the whole database.
create function kuur_now() returns timestamptz language sql stable as 'select now()';

create table venue (
  venue_id text primary key check (venue_id ~ '^[a-z0-9-]{2,40}$'),
  name text not null,
  hosts text[] not null default '{}',
  time_zone text not null,
  languages text[] not null default '{nl,en,de,fr}',
  branding jsonb not null,
  settings jsonb not null,
  catalog_version bigint not null default 1,
  created_at timestamptz not null default now()
);

create table image (
  venue_id text not null references venue,
  id text not null,
  alt jsonb not null default '{}',
  sizes jsonb not null,
  primary key (venue_id, id)
);

create table product (
  venue_id text not null references venue,
  id text not null,
  xplan_id text not null,
  object_type text not null check (object_type in ('product', 'collection', 'productGroup')),
  type smallint not null,
  name jsonb not null,
  description jsonb not null default '{}',
  image_id text,
  price integer not null check (price >= 0),
  vat_rate smallint not null default 9 check (vat_rate in (0, 9, 21)),
  payment_moment text not null default 'payment' check (payment_moment in ('payment', 'location', 'payment_and_location')),
  visible boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (venue_id, id),
  unique (venue_id, xplan_id),
  foreign key (venue_id, image_id) references image (venue_id, id)
);

create table price_rule (
  venue_id text not null references venue,
  id text not null,
  product_id text not null,
  from_date date,
  to_date date,
  weekdays smallint[],
  price integer not null check (price >= 0),
  priority smallint not null default 0,
  primary key (venue_id, id),
  foreign key (venue_id, product_id) references product (venue_id, id) on delete cascade,
  check (from_date is null or to_date is null or from_date <= to_date)
);

create table pool (
  venue_id text not null references venue,
  id text not null,
  name text not null,
  capacity integer not null check (capacity >= 0),
  primary key (venue_id, id)
);

create table pool_exception (
  venue_id text not null references venue,
  id text not null,
  pool_id text not null,
  from_date date not null,
  to_date date not null,
  capacity integer not null check (capacity >= 0),
  primary key (venue_id, id),
  foreign key (venue_id, pool_id) references pool (venue_id, id) on delete cascade,
  check (from_date <= to_date)
);

create table pool_bucket (
  venue_id text not null references venue,
  pool_id text not null,
  day date not null,
  bucket smallint not null check (bucket between 0 and 95),
  capacity integer not null,
  booked integer not null default 0,
  primary key (venue_id, pool_id, day, bucket),
  foreign key (venue_id, pool_id) references pool (venue_id, id),
  constraint pool_bucket_not_overbooked check (booked between 0 and capacity)
);

create table activity (
  venue_id text not null references venue,
  product_id text not null,
  pool_id text not null,
  arrival_from smallint not null,
  arrival_to smallint not null,
  arrival_step smallint not null default 30 check (arrival_step > 0 and arrival_step % 5 = 0),
  departure_until smallint not null check (departure_until <= 1440),
  departure_step smallint not null default 60 check (departure_step > 0 and departure_step % 5 = 0),
  min_stay smallint not null check (min_stay > 0),
  max_stay smallint not null,
  primary key (venue_id, product_id),
  foreign key (venue_id, product_id) references product (venue_id, id) on delete cascade,
  foreign key (venue_id, pool_id) references pool (venue_id, id),
  check (arrival_from <= arrival_to and min_stay <= max_stay)
);

create table opening_week (
  venue_id text not null references venue,
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute between 0 and 1440),
  to_minute smallint not null check (to_minute between 0 and 1440),
  primary key (venue_id, weekday, from_minute),
  check (from_minute < to_minute)
);

create table opening_exception (
  venue_id text not null references venue,
  id text not null,
  from_date date not null,
  to_date date not null,
  blocks jsonb not null default '[]',
  reason jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (venue_id, id),
  check (from_date <= to_date)
);

create table message (
  venue_id text not null references venue,
  id text not null,
  text jsonb not null,
  from_date date not null,
  to_date date not null,
  weekdays smallint[],
  created_at timestamptz not null default now(),
  primary key (venue_id, id),
  check (from_date <= to_date)
);

create table flow (
  venue_id text not null references venue,
  id text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name jsonb not null,
  description jsonb not null default '{}',
  image_id text,
  type smallint not null check (type between 0 and 7),
  checkout_type text not null check (checkout_type in ('location', 'payment', 'payment-and-location')),
  config jsonb not null default '{}',
  product_id text,
  position integer not null default 0,
  primary key (venue_id, id),
  unique (venue_id, slug),
  foreign key (venue_id, image_id) references image (venue_id, id),
  foreign key (venue_id, product_id) references product (venue_id, id)
);

create table sub_flow (
  venue_id text not null references venue,
  flow_id text not null,
  position smallint not null,
  name jsonb not null,
  description jsonb not null default '{}',
  type smallint not null check (type in (3, 4)),
  primary key (venue_id, flow_id, position),
  foreign key (venue_id, flow_id) references flow (venue_id, id) on delete cascade
);

create table checkin_group (
  venue_id text not null references venue,
  id text not null,
  flow_id text not null,
  name jsonb not null,
  entry_product_id text not null,
  activity_product_id text not null,
  position smallint not null,
  primary key (venue_id, id),
  foreign key (venue_id, flow_id) references flow (venue_id, id) on delete cascade,
  foreign key (venue_id, entry_product_id) references product (venue_id, id),
  foreign key (venue_id, activity_product_id) references product (venue_id, id)
);

create table start_section (
  venue_id text not null references venue,
  id text not null,
  name jsonb not null default '{}',
  position smallint not null,
  primary key (venue_id, id)
);

create table start_flow (
  venue_id text not null references venue,
  section_id text not null,
  flow_id text not null,
  position smallint not null,
  primary key (venue_id, section_id, flow_id),
  foreign key (venue_id, section_id) references start_section (venue_id, id) on delete cascade,
  foreign key (venue_id, flow_id) references flow (venue_id, id) on delete cascade
);
