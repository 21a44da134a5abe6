-- Staff: roles of the venue beside the standard ones, people who are suspended or gone, and invitations.
create table staff_role (
  venue_id text not null references venue,
  id text not null,
  name text not null check (name <> ''),
  permissions text[] not null,
  version integer not null default 1,
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, name)
);

-- `role` is the id of a standard role or of one of the venue. Who was removed stays for the audit, without address and password.
alter table staff_user
  drop constraint staff_user_role_check,
  drop constraint staff_user_venue_id_email_key,
  add column suspended_at timestamptz,
  add column removed_at timestamptz,
  add column pending_email text check (pending_email = lower(pending_email)),
  add column own_role_id text generated always as
    (case when removed_at is null and role not in ('owner', 'planner', 'desk', 'content') then role end) stored,
  add foreign key (venue_id, own_role_id) references staff_role (venue_id, id);
create unique index staff_user_email on staff_user (venue_id, email) where removed_at is null;
create index staff_user_own_role on staff_user (venue_id, own_role_id);

create table staff_invite (
  venue_id text not null references venue,
  id text not null,
  email text not null check (email = lower(email)),
  role text not null,
  own_role_id text generated always as (case when role not in ('owner', 'planner', 'desk', 'content') then role end) stored,
  created_at timestamptz not null default kuur_now(),
  expires_at timestamptz not null,
  primary key (venue_id, id),
  unique (venue_id, email),
  foreign key (venue_id, own_role_id) references staff_role (venue_id, id)
);
create index staff_invite_own_role on staff_invite (venue_id, own_role_id);

alter table mailed_link
  drop constraint mailed_link_purpose_check,
  drop constraint mailed_link_subject_kind_check,
  add constraint mailed_link_purpose_check check (purpose in ('confirm_email', 'reset_password', 'accept_invite')),
  add constraint mailed_link_subject_kind_check check (subject_kind in ('customer', 'staff', 'invite'));
