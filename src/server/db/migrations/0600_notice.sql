-- Visitors book it at least so many hours before it starts; staff book it until it does.
alter table product_planning add column notice_hours smallint not null default 0 check (notice_hours between 0 and 336);
