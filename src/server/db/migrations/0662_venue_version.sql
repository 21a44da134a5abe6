-- What staff decide about a venue has a version, so that every server knows whether what it remembers of it still holds.
create table venue_version (
  venue_id text primary key references venue on delete cascade,
  version bigint not null,
  raised_in xid8 not null
);
