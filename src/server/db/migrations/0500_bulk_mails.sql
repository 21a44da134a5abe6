-- What staff write to the guests of a day: the words once, and who gets them, so that each reservation gets them once.
create table bulk_mail (
  venue_id text not null references venue,
  -- The digest of its words: the same words are the same mail, whoever sends them.
  id text not null,
  actor text not null,
  at timestamptz not null default kuur_now(),
  -- Per language; null after their time.
  words jsonb,
  primary key (venue_id, id)
);
create index bulk_mail_words on bulk_mail (venue_id, at) where words is not null;

create table bulk_mail_recipient (
  venue_id text not null,
  bulk_mail_id text not null,
  reservation_id text not null,
  at timestamptz not null default kuur_now(),
  primary key (venue_id, bulk_mail_id, reservation_id),
  foreign key (venue_id, bulk_mail_id) references bulk_mail (venue_id, id),
  foreign key (venue_id, reservation_id) references reservation (venue_id, id)
);
create index bulk_mail_recipient_reservation on bulk_mail_recipient (venue_id, reservation_id);
