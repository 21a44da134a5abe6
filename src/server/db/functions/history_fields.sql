-- What is hashed of an entry: frozen (0062), without names, remarks or reasons, which may be erased. `stable` as in history_hash.
create or replace function history_fields(e reservation_event) returns jsonb language sql stable as $$
  select jsonb_build_array(e.venue_id, e.id, e.reservation_id, e.kind, e.actor, e.data - 'reason', extract(epoch from e.at))
$$;
create or replace function history_fields(e ledger_entry) returns jsonb language sql stable as $$
  select jsonb_build_array(e.venue_id, e.id, e.reservation_id, e.payment_id, e.redemption_id, e.kind, e.provider_ref,
    e.amount, e.actor, extract(epoch from e.at))
$$;
create or replace function history_fields(e gift_card_entry) returns jsonb language sql stable as $$
  select jsonb_build_array(e.venue_id, e.id, e.gift_card_id, e.kind, e.amount, e.reservation_id, e.actor,
    extract(epoch from e.at))
$$;
