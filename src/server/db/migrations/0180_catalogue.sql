-- Staff change products and categories: of two who change the same one the second is told. Categories can be hidden.
alter table product add column version integer not null default 1;
alter table category add column visible boolean not null default true;
