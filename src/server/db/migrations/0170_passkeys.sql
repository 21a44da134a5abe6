-- Passkeys (WebAuthn) of customers and staff, and challenges that one answer each uses up.
create table passkey (
  venue_id text not null references venue,
  id text not null,
  kind text not null check (kind in ('customer', 'staff')),
  subject_id text not null,
  credential_id bytea not null,
  -- COSE.
  public_key bytea not null,
  -- Of uses, as the authenticator counts them; 0 for one that does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default kuur_now(),
  last_used_at timestamptz,
  primary key (venue_id, id),
  unique (venue_id, credential_id)
);
create index passkey_subject on passkey (venue_id, kind, subject_id);

create table passkey_challenge (
  venue_id text not null references venue,
  challenge_hash bytea not null,
  purpose text not null check (purpose in ('add', 'log_in')),
  kind text not null check (kind in ('customer', 'staff')),
  -- Null: of whoever answers.
  subject_id text,
  expires_at timestamptz not null,
  primary key (venue_id, challenge_hash)
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
