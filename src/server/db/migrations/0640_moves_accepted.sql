-- Guests say whether another time that the venue gave them by mail suits: the minute of the day before it, and that they agree.
alter table reservation_item
  add column moved_from_minute integer,
  add column move_accepted boolean not null default false,
  add constraint reservation_item_moved check (moved_from_minute is not null or not move_accepted);
