-- A pool has another number of places at some hours of the week. Beside these it has its own, and a dated exception wins.
create table pool_hours (
  venue_id text not null references venue,
  pool_id text not null,
  -- The order in which staff wrote them.
  position smallint not null,
  -- 1 (Monday) to 7.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
  -- Minutes of the day, on the grid of the buckets.
  from_minute smallint not null check (from_minute >= 0 and from_minute % 15 = 0),
  to_minute smallint not null check (to_minute <= 1440 and to_minute % 15 = 0),
  capacity integer not null check (capacity >= 0),
  primary key (venue_id, pool_id, position),
  foreign key (venue_id, pool_id) references pool (venue_id, id) on delete cascade,
  check (from_minute < to_minute)
);
