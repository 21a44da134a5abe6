-- Of rules with one priority and one first day the one that staff wrote first stands first.
alter table price_rule add column position smallint not null default 0;
