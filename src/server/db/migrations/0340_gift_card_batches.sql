-- Gift cards or vouchers that staff made at once, as they were made; what became of each stands on the card.
create table gift_card_batch (
  venue_id text not null references venue,
  id text not null,
  kind text not null check (kind in ('giftCard', 'voucher')),
  product_id text,
  amount integer not null check (amount > 0),
  count integer not null check (count between 1 and 500),
  usable_to date,
  language text not null,
  reason text not null,
  created_at timestamptz not null default kuur_now(),
  primary key (venue_id, id),
  foreign key (venue_id, product_id) references product (venue_id, id),
  check ((kind = 'voucher') = (product_id is not null))
);
create index gift_card_batch_product on gift_card_batch (venue_id, product_id) where product_id is not null;

alter table gift_card add column batch_id text,
  add foreign key (venue_id, batch_id) references gift_card_batch (venue_id, id);
create index gift_card_batch_cards on gift_card (venue_id, batch_id) where batch_id is not null;
