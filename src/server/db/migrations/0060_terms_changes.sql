-- When staff changed what bookings are held against, so that the audit tells a booking that never fitted from one whose
-- roster, pool, opening times or price changed afterwards. The function terms_change_note writes it.
create table terms_change (
  venue_id text not null references venue,
  id text not null,
  subject text not null check (subject in ('opening', 'resource', 'pool', 'product', 'promo_code')),
  -- Empty: the opening times, which a venue has once.
  subject_id text not null default '',
  -- Null: all days.
  from_day date,
  to_day date,
  at timestamptz not null,
  primary key (venue_id, id)
);
create index terms_change_subject on terms_change (venue_id, subject, subject_id, at);

-- What changed until now is not known: no booking of before is measured by it.
insert into terms_change (venue_id, id, subject, subject_id, at)
select venue_id, gen_random_uuid()::text, 'opening', '', kuur_now() from venue
union all select venue_id, gen_random_uuid()::text, 'resource', id, kuur_now() from resource
union all select venue_id, gen_random_uuid()::text, 'pool', id, kuur_now() from pool
union all select venue_id, gen_random_uuid()::text, 'product', product_id, kuur_now() from product_planning
union all select venue_id, gen_random_uuid()::text, 'promo_code', id, kuur_now() from promo_code;
