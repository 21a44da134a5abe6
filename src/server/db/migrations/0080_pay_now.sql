-- What is due now in checkout 'payment-and-location' is what has the moment 'payment'; the rest waits for the venue.
with due as (
  select r.venue_id, r.id, coalesce(sum(round(i.price * i.deposit_percentage / 100.0)), 0)::int as pay_now
  from reservation r
  join flow f on f.venue_id = r.venue_id and f.id = r.flow_id and f.checkout_type = 'payment-and-location'
  left join reservation_item i on i.venue_id = r.venue_id and i.reservation_id = r.id and i.removed_at is null
    and i.payment_moment = 'payment'
  where r.state in ('hold', 'confirmed', 'checked_in')
  group by r.venue_id, r.id
)
update reservation r set total_pay_now = due.pay_now, total_pay_later = r.total - due.pay_now
from due where r.venue_id = due.venue_id and r.id = due.id and r.total_pay_now <> due.pay_now;
