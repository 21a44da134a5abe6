-- A gift card or voucher that pays at the desk is a means of its own when the day is closed; what pays in its place stays so.
alter table redemption add column at_desk boolean not null default false;

create or replace function ledger_entry_desk_means(entry ledger_entry) returns text language sql stable as $$
  select case
    when entry.kind in ('desk', 'deskRefund') then case when entry.reason in ('cash', 'card') then entry.reason else 'other' end
    when entry.kind in ('giftCard', 'voucher') and exists (
      select from redemption d where d.venue_id = entry.venue_id and d.id = entry.redemption_id and d.at_desk) then entry.kind
    when entry.kind = 'paid' and exists (
      select from payment p
      join payment_link k on k.venue_id = p.venue_id and k.ref_hash = p.link_hash
      join staff_user s on s.venue_id = k.venue_id and s.id = k.created_by
      where p.venue_id = entry.venue_id and p.id = entry.payment_id) then 'paymentLink' end
$$;
alter table ledger_entry drop constraint ledger_entry_desk_means_check;
alter table ledger_entry add constraint ledger_entry_desk_means_check
  check (desk_means in ('cash', 'card', 'other', 'giftCard', 'voucher', 'paymentLink'));
