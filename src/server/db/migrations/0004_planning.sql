-- What treatments need, who and what can serve them and when, and the walls against booking one of them twice.
create table category (
  venue_id text not null references venue,
  id text not null,
  xplan_id text not null,
  name jsonb not null,
  description jsonb not null default '{}',
  position integer not null default 0,
  version integer not null default 1,
  primary key (venue_id, id),
  unique (venue_id, xplan_id)
);

create table category_product (
  venue_id text not null references venue,
  category_id text not null,
  product_id text not null,
  position integer not null,
  primary key (venue_id, category_id, product_id),
  foreign key (venue_id, category_id) references category (venue_id, id) on delete cascade,
  foreign key (venue_id, product_id) references product (venue_id, id) on delete cascade
);

-- Page 1 is the index of a flow, page 2 its first sub-flow.
create table flow_entry (
  venue_id text not null references venue,
  flow_id text not null,
  page smallint not null check (page > 0),
  position smallint not null,
  category_id text not null,
  primary key (venue_id, flow_id, page, position),
  foreign key (venue_id, flow_id) references flow (venue_id, id) on delete cascade,
  foreign key (venue_id, category_id) references category (venue_id, id)
);

create table product_group_option (
  venue_id text not null references venue,
  group_id text not null,
  position smallint not null,
  product_id text not null,
  option_name jsonb not null,
  primary key (venue_id, group_id, position),
  unique (venue_id, group_id, product_id),
  foreign key (venue_id, group_id) references product (venue_id, id) on delete cascade,
  foreign key (venue_id, product_id) references product (venue_id, id)
);

create table collection_part (
  venue_id text not null references venue,
  collection_id text not null,
  position smallint not null,
  product_id text not null,
  choice smallint not null check (choice between 0 and 20),
  primary key (venue_id, collection_id, position),
  foreign key (venue_id, collection_id) references product (venue_id, id) on delete cascade,
  foreign key (venue_id, product_id) references product (venue_id, id)
);

-- The stay that an entry takes when it is sold outside a check-in group: as part of an arrangement, or by itself.
create table entry_stay (
  venue_id text not null references venue,
  product_id text not null,
  activity_product_id text not null,
  primary key (venue_id, product_id),
  foreign key (venue_id, product_id) references product (venue_id, id) on delete cascade,
  foreign key (venue_id, activity_product_id) references activity (venue_id, product_id)
);

create table resource_kind (
  venue_id text not null references venue,
  id text not null,
  name jsonb not null,
  role text not null check (role in ('therapist', 'room', 'device')),
  version integer not null default 1,
  primary key (venue_id, id)
);

create table skill (
  venue_id text not null references venue,
  id text not null,
  name jsonb not null,
  kind_id text not null,
  version integer not null default 1,
  primary key (venue_id, id),
  unique (venue_id, kind_id, id),
  foreign key (venue_id, kind_id) references resource_kind (venue_id, id)
);

create table resource (
  venue_id text not null references venue,
  id text not null,
  name text not null,
  kind_id text not null,
  active boolean not null default true,
  position integer not null default 0,
  roster_from date not null,
  -- One or more weeks that repeat from roster_from: per week a list of {weekday, blocks}.
  roster_weeks jsonb not null default '[]',
  roster_version integer not null default 1,
  version integer not null default 1,
  -- Gone for who plans; the row stays, because past bookings name it.
  removed_at timestamptz,
  primary key (venue_id, id),
  unique (venue_id, kind_id, id),
  foreign key (venue_id, kind_id) references resource_kind (venue_id, id)
);

create table resource_skill (
  venue_id text not null references venue,
  kind_id text not null,
  resource_id text not null,
  skill_id text not null,
  primary key (venue_id, resource_id, skill_id),
  foreign key (venue_id, kind_id, resource_id) references resource (venue_id, kind_id, id) on update cascade on delete cascade,
  foreign key (venue_id, kind_id, skill_id) references skill (venue_id, kind_id, id) on update cascade on delete cascade
);

create table roster_exception (
  venue_id text not null references venue,
  id text not null,
  resource_id text not null,
  from_date date not null,
  to_date date not null,
  kind text not null check (kind in ('absence', 'closure', 'break', 'extra')),
  -- Null means the whole day.
  blocks jsonb,
  reason text not null default '',
  version integer not null default 1,
  primary key (venue_id, id),
  foreign key (venue_id, resource_id) references resource (venue_id, id) on delete cascade,
  check (from_date <= to_date)
);
create index roster_exception_days on roster_exception (venue_id, from_date, to_date);

alter table pool add column version integer not null default 1, add column removed_at timestamptz;
alter table pool_exception add column version integer not null default 1;

-- Minutes. A product with a row here has a time of its own in the day.
create table product_planning (
  venue_id text not null references venue,
  product_id text not null,
  duration smallint not null check (duration between 5 and 1440),
  buffer_before smallint not null default 0 check (buffer_before between 0 and 120),
  buffer_after smallint not null default 0 check (buffer_after between 0 and 120),
  -- How many guests take part at once: 2 for a duo treatment.
  guests smallint not null default 1 check (guests between 1 and 10),
  primary key (venue_id, product_id),
  foreign key (venue_id, product_id) references product (venue_id, id) on delete cascade
);

create table product_need (
  venue_id text not null references venue,
  product_id text not null,
  position smallint not null,
  kind_id text not null,
  -- Null: any resource of the kind.
  skill_id text,
  count smallint not null check (count between 1 and 10),
  primary key (venue_id, product_id, position),
  foreign key (venue_id, product_id) references product_planning (venue_id, product_id) on delete cascade,
  foreign key (venue_id, kind_id) references resource_kind (venue_id, id),
  foreign key (venue_id, kind_id, skill_id) references skill (venue_id, kind_id, id)
);

-- Sessions and seatings: places in a pool at fixed starts (minutes of the day; empty: any start).
create table product_pool (
  venue_id text not null references venue,
  product_id text not null,
  pool_id text not null,
  units smallint not null default 1 check (units between 1 and 50),
  starts smallint[] not null default '{}',
  weekdays smallint[],
  primary key (venue_id, product_id),
  foreign key (venue_id, product_id) references product_planning (venue_id, product_id) on delete cascade,
  foreign key (venue_id, pool_id) references pool (venue_id, id)
);

alter table reservation_item
  add column object_type text not null default 'product' check (object_type in ('product', 'collection')),
  -- Items that were booked as one and go as one: the guests of a duo treatment. Null: the item alone.
  add column unit_id text,
  -- The order of what was booked together.
  add column position smallint not null default 0,
  -- How many claims this item made; a booking stands while all of them live.
  add column claim_count smallint not null default 0 check (claim_count >= 0);
update reservation_item set claim_count = 1 where checkin_type;
create index reservation_item_unit on reservation_item (venue_id, reservation_id, unit_id) where unit_id is not null;
create index reservation_item_parent on reservation_item (venue_id, parent_id) where parent_id is not null;

create table resource_claim (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  item_id text not null,
  resource_id text not null,
  day date not null,
  -- Local time, buffers included.
  during tsrange not null check (not isempty(during)),
  state text not null default 'hold' check (state in ('hold', 'confirmed', 'released')),
  primary key (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id),
  foreign key (venue_id, item_id) references reservation_item (venue_id, id) deferrable initially deferred,
  foreign key (venue_id, resource_id) references resource (venue_id, id),
  constraint resource_claim_one_at_a_time
    exclude using gist (venue_id with =, resource_id with =, during with &&) where (state <> 'released')
);
create index resource_claim_reservation on resource_claim (venue_id, reservation_id);
create index resource_claim_day on resource_claim (venue_id, day) where state <> 'released';

-- Plans that were proposed for a reservation; they go with its hold.
create table proposal (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  kind text not null check (kind in ('together', 'one_after_another', 'shortest_stay')),
  plan jsonb not null,
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id) on delete cascade
);
create index proposal_reservation on proposal (venue_id, reservation_id);

create table staff_user (
  venue_id text not null references venue,
  id text not null,
  email text not null check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('owner', 'planner', 'desk', 'content')),
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, email)
);
