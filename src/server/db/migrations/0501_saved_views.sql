-- Filters of the list of reservations that a staff member keeps under a name, to have them on every device.
create table saved_views (
  venue_id text not null references venue,
  staff_id text not null,
  views jsonb not null,
  version integer not null default 1,
  primary key (venue_id, staff_id),
  foreign key (venue_id, staff_id) references staff_user (venue_id, id) on delete cascade
);
