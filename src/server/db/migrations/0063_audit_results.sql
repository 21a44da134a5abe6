-- What the last complete audit of a venue found: on a large book an audit takes longer than a request may.
create table audit_result (
  venue_id text primary key references venue,
  -- When it began: what was wrong before is in it.
  at timestamptz not null,
  checked integer not null,
  findings jsonb not null
);
