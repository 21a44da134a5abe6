-- Staff block a multi-visit card and free it again, each with a reason that stands among its corrections.
alter table subscription
  drop constraint subscription_stopped_by_check,
  add constraint subscription_stopped_by_check check (stopped_by in ('chargeback', 'refund', 'order', 'staff'));

alter table subscription_correction
  add column kind text not null default 'corrected' check (kind in ('corrected', 'blocked', 'freed')),
  add check (kind = 'corrected' or change = 0);
