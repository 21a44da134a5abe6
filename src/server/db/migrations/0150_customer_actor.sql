-- Customers act too: they take all their data with them, or end their account.
alter table audit_entry drop constraint audit_entry_actor_kind_check;
alter table audit_entry add constraint audit_entry_actor_kind_check check (actor_kind in ('staff', 'customer', 'system'));
