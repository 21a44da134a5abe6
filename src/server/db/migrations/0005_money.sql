-- What is bought without a date, what pays beside the provider, and the money that goes back.
-- What staff note about a reservation; guests never see it.
alter table reservation add column note text not null default '';

alter table product
  add column deposit_percentage smallint not null default 100 check (deposit_percentage between 0 and 100),
  -- What a card of this product holds: visits of a multi-visit card. Null: as often as you like.
  add column visits smallint check (visits > 0),
  -- How long what is bought can be used, in days from the day of buying.
  add column usable_days smallint check (usable_days > 0);

alter table reservation_item
  add column deposit_percentage smallint not null default 100 check (deposit_percentage between 0 and 100);

-- What a gift card or voucher in a reservation says, one row per card.
create table card_order (
  venue_id text not null references venue,
  item_id text not null,
  sender text not null default '',
  recipient text not null default '',
  message text not null default '',
  recipient_email text,
  primary key (venue_id, item_id),
  foreign key (venue_id, item_id) references reservation_item (venue_id, id)
);

-- The products a voucher pays, each so often.
create table voucher_worth (
  venue_id text not null references venue,
  voucher_id text not null,
  product_id text not null,
  quantity smallint not null default 1 check (quantity > 0),
  primary key (venue_id, voucher_id, product_id),
  foreign key (venue_id, voucher_id) references product (venue_id, id) on delete cascade,
  foreign key (venue_id, product_id) references product (venue_id, id)
);

create table gift_card (
  venue_id text not null references venue,
  id text not null,
  kind text not null check (kind in ('giftCard', 'voucher')),
  -- The code itself is nowhere: it follows from the id and the server's key.
  code_hash bytea not null,
  last_four text not null,
  product_id text,
  -- Bought with this item; null when made at the desk or for a refund.
  item_id text,
  reservation_id text,
  amount integer not null check (amount > 0),
  balance integer not null constraint gift_card_not_overdrawn check (balance >= 0 and balance <= amount),
  usable_to date,
  blocked boolean not null default false,
  language text not null default 'nl',
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, code_hash),
  unique (venue_id, item_id),
  foreign key (venue_id, product_id) references product (venue_id, id),
  foreign key (venue_id, item_id) references reservation_item (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id)
);
create index gift_card_reservation on gift_card (venue_id, reservation_id) where reservation_id is not null;

create table gift_card_entry (
  venue_id text not null references venue,
  id text not null,
  gift_card_id text not null,
  kind text not null check (kind in ('bought', 'redeemed', 'returned', 'refunded', 'corrected', 'blocked', 'freed')),
  -- Cents; negative when the card pays.
  amount integer not null,
  reservation_id text,
  actor text not null default 'system',
  reason text not null default '',
  at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, gift_card_id) references gift_card (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id)
);
create index gift_card_entry_card on gift_card_entry (venue_id, gift_card_id);

create table promo_code (
  venue_id text not null references venue,
  id text not null,
  code text not null check (code = upper(code)),
  percent smallint check (percent between 1 and 100),
  amount integer check (amount > 0),
  from_date date,
  to_date date,
  max_uses integer check (max_uses > 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  flow_ids text[] not null default '{}',
  active boolean not null default true,
  used integer not null default 0 check (used >= 0),
  version integer not null default 1,
  primary key (venue_id, id),
  unique (venue_id, code),
  check ((percent is null) <> (amount is null)),
  check (from_date is null or to_date is null or from_date <= to_date),
  constraint promo_code_not_overused check (max_uses is null or used <= max_uses)
);

-- A gift card, voucher or promo code that pays a part of a reservation.
create table redemption (
  venue_id text not null references venue,
  id text not null,
  reservation_id text not null,
  kind text not null check (kind in ('giftCard', 'voucher', 'promoCode')),
  gift_card_id text,
  promo_code_id text,
  amount integer not null check (amount > 0),
  -- What it took from its card. A voucher is used up in one reservation, so it takes all of it; a promo code takes nothing.
  taken integer not null default 0 check (taken >= 0),
  state text not null default 'held' check (state in ('held', 'confirmed', 'released')),
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id),
  foreign key (venue_id, gift_card_id) references gift_card (venue_id, id),
  foreign key (venue_id, promo_code_id) references promo_code (venue_id, id),
  check ((kind = 'promoCode') = (promo_code_id is not null)),
  check ((kind = 'promoCode') = (gift_card_id is null))
);
create index redemption_reservation on redemption (venue_id, reservation_id);
create unique index redemption_card_once on redemption (venue_id, reservation_id, gift_card_id)
  where state <> 'released' and gift_card_id is not null;
create unique index redemption_code_once on redemption (venue_id, reservation_id, promo_code_id)
  where state <> 'released' and promo_code_id is not null;

alter table ledger_entry
  alter column payment_id drop not null,
  add column redemption_id text,
  add column actor text not null default 'provider',
  add column reason text not null default '',
  add foreign key (venue_id, redemption_id) references redemption (venue_id, id),
  add unique (venue_id, redemption_id, provider_ref),
  drop constraint ledger_entry_kind_check,
  add constraint ledger_entry_kind_check
    check (kind in ('paid', 'refund', 'chargeback', 'desk', 'giftCard', 'voucher', 'promoCode'));

create table refund (
  venue_id text not null references venue,
  id text not null,
  payment_id text not null,
  provider_id text,
  gift_card_id text,
  amount integer not null check (amount > 0),
  target text not null check (target in ('payment', 'giftCard')),
  state text not null default 'queued' check (state in ('queued', 'pending', 'processing', 'refunded', 'failed', 'canceled')),
  reason text not null,
  actor text not null,
  created_at timestamptz not null default kuur_now(),
  updated_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, provider_id),
  foreign key (venue_id, payment_id) references payment (venue_id, id),
  foreign key (venue_id, gift_card_id) references gift_card (venue_id, id)
);
create index refund_payment on refund (venue_id, payment_id);
create index refund_under_way on refund (venue_id, updated_at)
  where target = 'payment' and state in ('queued', 'pending', 'processing');

-- Money that went back, or was ordered back, before a refund had a row.
insert into refund (venue_id, id, payment_id, provider_id, amount, target, state, reason, actor, created_at)
select venue_id, id, payment_id, provider_ref, -amount, 'payment', 'refunded', 'late_payment', 'system', at
from ledger_entry where kind = 'refund';
insert into refund (venue_id, id, payment_id, amount, target, reason, actor, created_at)
select venue_id, id, payload ->> 'paymentId', (payload ->> 'amount')::integer, 'payment', 'late_payment', 'system', created_at
from job where kind = 'payment.refund' and done_at is null and not exists (select from ledger_entry l
  where l.venue_id = job.venue_id and l.payment_id = job.payload ->> 'paymentId' and l.kind = 'refund');
update job set payload = jsonb_build_object('refundId', id) where kind = 'payment.refund' and done_at is null;

create table money_task (
  venue_id text not null references venue,
  id text not null,
  kind text not null check (kind in ('late_payment', 'double_payment', 'mismatch', 'chargeback', 'refund_failed')),
  -- What it is about: a payment, a refund or a chargeback; told once each.
  ref text not null,
  reservation_id text not null,
  payment_id text,
  amount integer not null,
  state text not null default 'open' check (state in ('open', 'done')),
  at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, kind, ref),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id),
  foreign key (venue_id, payment_id) references payment (venue_id, id)
);

insert into money_task (venue_id, id, kind, ref, reservation_id, payment_id, amount, state, at)
select venue_id, id, 'late_payment', (data ->> 'payment') || ':returned', reservation_id, data ->> 'payment',
  (data ->> 'amount')::integer, 'done', at
from reservation_event where kind = 'payment.returned'
on conflict do nothing;

create table payment_link (
  venue_id text not null references venue,
  ref_hash bytea not null,
  reservation_id text not null,
  amount integer not null check (amount > 0),
  created_by text not null,
  created_at timestamptz not null default kuur_now(),
  expires_at timestamptz not null,
  primary key (venue_id, ref_hash),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id)
);

alter table payment
  -- Whose payment it was when the provider first told of it; later answers must say the same.
  add column profile_id text,
  -- The link it was begun with: that may also pay what is still open of a booking.
  add column link_hash bytea,
  add foreign key (venue_id, link_hash) references payment_link (venue_id, ref_hash);
create index payment_paid on payment (venue_id, updated_at) where state = 'paid';

create table subscription (
  venue_id text not null references venue,
  id text not null,
  customer_id text not null,
  product_id text not null,
  item_id text,
  usable_from date,
  usable_to date,
  -- Null: as often as you like.
  amount smallint check (amount > 0),
  used integer not null default 0 check (used >= 0),
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  unique (venue_id, item_id),
  foreign key (venue_id, customer_id) references customer (venue_id, id),
  foreign key (venue_id, product_id) references product (venue_id, id),
  foreign key (venue_id, item_id) references reservation_item (venue_id, id),
  constraint subscription_not_overused check (amount is null or used <= amount)
);
create index subscription_customer on subscription (venue_id, customer_id);

create table subscription_use (
  venue_id text not null references venue,
  subscription_id text not null,
  reservation_id text not null,
  visits smallint not null check (visits > 0),
  at timestamptz not null default kuur_now(),
  returned_at timestamptz,
  primary key (venue_id, subscription_id, reservation_id),
  foreign key (venue_id, subscription_id) references subscription (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id)
);

create table subscription_correction (
  venue_id text not null references venue,
  id text not null,
  subscription_id text not null,
  -- Visits counted more, or fewer when below 0.
  change integer not null,
  reason text not null,
  actor text not null,
  at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, subscription_id) references subscription (venue_id, id)
);
create index subscription_correction_card on subscription_correction (venue_id, subscription_id);

-- What paid for a reservation that ends without a visit goes back where it came from, whoever ends it and how.
create function reservation_return_what_paid() returns trigger language plpgsql as $$
begin
  with freed as (
    update redemption set state = 'released'
    where venue_id = new.venue_id and reservation_id = new.id and state <> 'released'
    returning id, kind, gift_card_id, promo_code_id, amount, taken
  ), locked as materialized (
    select g.id, freed.taken from gift_card g join freed on g.id = freed.gift_card_id
    where g.venue_id = new.venue_id order by g.id for update of g
  ), cards as (
    update gift_card g set balance = g.balance + locked.taken from locked
    where g.venue_id = new.venue_id and g.id = locked.id returning g.id, locked.taken
  ), told as (
    insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id)
    select new.venue_id, gen_random_uuid()::text, id, 'returned', taken, new.id from cards
  ), codes as (
    update promo_code p set used = p.used - 1 from freed
    where p.venue_id = new.venue_id and p.id = freed.promo_code_id
  )
  insert into ledger_entry (venue_id, id, reservation_id, redemption_id, kind, provider_ref, amount, actor)
  select new.venue_id, gen_random_uuid()::text, new.id, id, kind, 'returned', -amount, 'system' from freed;

  with given_back as (
    update subscription_use set returned_at = kuur_now()
    where venue_id = new.venue_id and reservation_id = new.id and returned_at is null
    returning subscription_id, visits
  )
  update subscription s set used = s.used - given_back.visits from given_back
  where s.venue_id = new.venue_id and s.id = given_back.subscription_id;

  -- What was bought with it can be used no more; a card that was made for a refund is no part of the order.
  with stopped as (
    update gift_card set blocked = true
    where venue_id = new.venue_id and reservation_id = new.id and item_id is not null and not blocked
    returning id
  )
  insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id)
  select new.venue_id, gen_random_uuid()::text, id, 'blocked', 0, new.id from stopped;

  update subscription s
  set usable_to = least(s.usable_to, (kuur_now() at time zone v.time_zone)::date - 1)
  from reservation_item i, venue v
  where s.venue_id = new.venue_id and i.venue_id = s.venue_id and i.id = s.item_id and i.reservation_id = new.id
    and v.venue_id = s.venue_id;

  new.total_paid := (select coalesce(sum(amount), 0) from ledger_entry
    where venue_id = new.venue_id and reservation_id = new.id);
  return new;
end $$;
create trigger reservation_returns before update of state on reservation
  for each row when (new.state in ('expired', 'cancelled') and old.state <> new.state)
  execute function reservation_return_what_paid();

-- Payments that were given up and may still turn up at the provider.
create index payment_never_created on payment (venue_id, created_at)
  where provider_id is null and failure_reason = 'never_created';
