-- Ends the multi-visit cards and subscriptions that were bought with a reservation the day before. What only a
-- chargeback or staff stopped may go on, so a refund or a cancelled order stops it for good and the first of these keeps its
-- last day. What staff blocked stays blocked beside it.
create or replace function bought_subscriptions_stop(of_venue text, of_reservation text, why text)
returns void language sql as $$
  update subscription s
  set usable_to = least(s.usable_to, (kuur_now() at time zone v.time_zone)::date - 1),
    stopped_by = case why
      when 'order' then why
      when 'refund' then case when s.stopped_by = 'order' then s.stopped_by else why end
      else case when s.stopped_by = 'staff' then why else coalesce(s.stopped_by, why) end end,
    stopped_usable_to = case when s.stopped_by is null then s.usable_to else s.stopped_usable_to end
  from reservation_item i, venue v
  where s.venue_id = of_venue and i.venue_id = s.venue_id and i.id = s.item_id and i.reservation_id = of_reservation
    and v.venue_id = s.venue_id
$$;
