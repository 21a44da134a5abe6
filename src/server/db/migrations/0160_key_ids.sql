-- Which secret key made what, so that a new key takes the place of an earlier one: null is what was made before keys had ids.
alter table gift_card
  add column key_id text,
  -- The code under the newest key, once the key that it follows from is an earlier one.
  add column sealed_code bytea,
  add constraint gift_card_sealed_by_key check (sealed_code is null or key_id is not null);

alter table recovery_code add column key_id text;
