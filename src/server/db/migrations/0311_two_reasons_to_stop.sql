-- A multi-visit card that staff blocked and money stopped as well has two reasons to stand still.
alter table subscription add column blocked boolean not null default false;
update subscription set blocked = true where stopped_by = 'staff';
alter table subscription add constraint subscription_blocked_check
  check (case when stopped_by is null then not blocked when stopped_by = 'staff' then blocked else true end);
