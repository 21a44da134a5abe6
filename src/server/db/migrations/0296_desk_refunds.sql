-- Money that the desk took can be given back at the desk.
alter table ledger_entry
  drop constraint ledger_entry_kind_check,
  add constraint ledger_entry_kind_check
    check (kind in ('paid', 'refund', 'chargeback', 'desk', 'deskRefund', 'giftCard', 'voucher', 'promoCode'));
