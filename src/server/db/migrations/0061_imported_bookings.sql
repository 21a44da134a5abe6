-- A booking that was confirmed says so in its history; one without came from elsewhere, and says that.
insert into reservation_event (venue_id, id, reservation_id, kind, actor, at)
select r.venue_id, gen_random_uuid()::text, r.id, 'imported', 'system', r.confirmed_at from reservation r
where r.confirmed_at is not null and not exists (select from reservation_event e
  where e.venue_id = r.venue_id and e.reservation_id = r.id and e.kind = 'confirmed');
