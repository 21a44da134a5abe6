-- Payments that were given up and may still turn up at the provider.
create index payment_never_created on payment (venue_id, created_at)
  where provider_id is null and failure_reason = 'never_created';
