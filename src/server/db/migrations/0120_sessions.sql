-- A login ends when nobody uses it, and people see where they are logged in.
alter table access_token
  add column id text not null default gen_random_uuid()::text,
  -- To five minutes.
  add column last_used_at timestamptz not null default kuur_now(),
  -- Browser and system; null: unknown.
  add column device text;
create unique index access_token_id on access_token (venue_id, id);
