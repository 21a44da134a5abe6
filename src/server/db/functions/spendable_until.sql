-- Until when at least what comes back now can be spent: from a booking thirty days, from a basket the rest of the day.
create or replace function spendable_until(of_venue text, was_booked boolean) returns date language sql stable as $$
  select (kuur_now() at time zone time_zone)::date + case when was_booked then 30 else 0 end
  from venue where venue_id = of_venue
$$;
