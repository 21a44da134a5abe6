-- A price may hold for starts of some hours only: from a minute of the day up to another, which it does not include.
alter table price_rule add column from_minute smallint check (from_minute between 0 and 1439);
alter table price_rule add column to_minute smallint check (to_minute between 1 and 1440);
alter table price_rule add constraint price_rule_times
  check ((from_minute is null) = (to_minute is null) and from_minute < to_minute);
