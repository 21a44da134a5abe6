-- An exception to the places of a pool may hold at some hours of its days only: from a minute of the day up to another, which it
-- does not include, on the grid of the buckets.
alter table pool_exception add column from_minute smallint check (from_minute >= 0 and from_minute % 15 = 0);
alter table pool_exception add column to_minute smallint check (to_minute <= 1440 and to_minute % 15 = 0);
alter table pool_exception add constraint pool_exception_hours
  check ((from_minute is null) = (to_minute is null) and from_minute < to_minute);
