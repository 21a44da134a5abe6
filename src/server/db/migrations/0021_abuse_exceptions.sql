-- Two more kinds for staff: card testing, and many unpaid bookings of one account.
alter table payment_exception drop constraint payment_exception_kind_check;
alter table payment_exception add constraint payment_exception_kind_check check (kind in ('late_payment',
  'double_payment', 'mismatch', 'chargeback', 'refund_failed', 'card_blocked', 'card_testing', 'unpaid_bookings'));
