-- A second factor of staff (RFC 6238): its secret sealed under the server's key, a code once, and what stands between the two steps of a login.
create table second_factor (
  venue_id text not null references venue,
  staff_id text not null,
  -- Sealed; null until a code of the first one was confirmed.
  secret bytea,
  -- Sealed; takes the place of `secret` once a code of it is confirmed.
  pending_secret bytea,
  -- Half minutes since 1970 of the last code: no code works twice.
  last_step bigint not null default 0,
  primary key (venue_id, staff_id),
  foreign key (venue_id, staff_id) references staff_user (venue_id, id) on delete cascade
);

create table recovery_code (
  venue_id text not null references venue,
  staff_id text not null,
  code_hash bytea not null,
  primary key (venue_id, staff_id, code_hash),
  foreign key (venue_id, staff_id) references staff_user (venue_id, id) on delete cascade
);

create table login_challenge (
  venue_id text not null references venue,
  token_hash bytea not null,
  staff_id text not null,
  expires_at timestamptz not null,
  primary key (venue_id, token_hash),
  foreign key (venue_id, staff_id) references staff_user (venue_id, id) on delete cascade
);
create index login_challenge_staff on login_challenge (venue_id, staff_id);
create index login_challenge_expiry on login_challenge (expires_at);
