-- An address counts once its mailed link was opened; a link works once, and neither it nor its mail can be read from here.
alter table customer add column email_confirmed_at timestamptz;
alter table customer add column pending_email text;

create table mailed_link (
  venue_id text not null references venue,
  id text not null,
  token_hash bytea not null,
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  subject_kind text not null check (subject_kind in ('customer', 'staff')),
  subject_id text not null,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (venue_id, id),
  unique (venue_id, token_hash),
  unique (venue_id, subject_kind, subject_id, purpose)
);
create index mailed_link_expiry on mailed_link (expires_at);
