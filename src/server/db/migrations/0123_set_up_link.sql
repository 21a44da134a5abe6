-- The link that a first start prints: whoever opens it becomes the venue's first owner.
create table set_up_link (
  venue_id text not null references venue,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (venue_id)
);
