-- Pictures that staff upload: the files visitors load, and what the library says of each picture.
alter table image
  -- What a narrower picture keeps in sight, parts of width and height from the top left; null: shown whole.
  add column focal_point jsonb,
  -- The picture itself, of which the files are made; null: its files come with the program.
  add column original bytea,
  add column stored_bytes integer not null default 0,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now();

create table image_file (
  venue_id text not null references venue,
  name text not null,
  image_id text not null,
  bytes bytea not null,
  -- Pages that are open may still ask for it for a while.
  replaced_at timestamptz,
  primary key (venue_id, name),
  foreign key (venue_id, image_id) references image (venue_id, id) on delete cascade
);
create index image_file_image on image_file (venue_id, image_id);
