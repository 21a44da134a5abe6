-- The venue moves a visit to another day by mail too: the day that it was before, beside the minute.
alter table reservation_item
  add column moved_from_day date,
  add constraint reservation_item_moved_day check (moved_from_minute is not null or moved_from_day is null);
create index reservation_item_moved_from on reservation_item (venue_id, moved_from_day) where moved_from_day is not null;
