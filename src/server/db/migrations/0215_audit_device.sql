-- From what kind of device staff changed something: families of browser and system, as in their list of logins.
alter table audit_entry add column actor_device text check (actor_device is null or actor_kind = 'staff');
