-- Staff edit opening times and messages; of two who change the same one the second is told.
alter table venue add column opening_week_version integer not null default 1;
alter table opening_exception add column version integer not null default 1;
alter table message add column version integer not null default 1;
