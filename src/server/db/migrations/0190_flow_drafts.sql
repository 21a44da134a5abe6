-- Staff edit a draft of a flow, and visitors see what was published. A flow that is removed, or whose address changes, keeps its
-- reservations, and these keep the checkout type that they began with.
create table flow_definition (
  venue_id text not null references venue,
  id text not null,
  version integer not null default 1,
  draft jsonb,
  changed_at timestamptz,
  primary key (venue_id, id)
);

alter table flow add column removed_at timestamptz;
alter table flow drop constraint flow_venue_id_slug_key;
create unique index flow_slug on flow (venue_id, slug) where removed_at is null;

create table flow_address (
  venue_id text not null references venue,
  slug text not null,
  flow_id text not null,
  primary key (venue_id, slug),
  foreign key (venue_id, flow_id) references flow (venue_id, id) on delete cascade
);
create index flow_address_flow on flow_address (venue_id, flow_id);

alter table reservation add column checkout_terms text
  check (checkout_terms in ('location', 'payment', 'payment-and-location'));
