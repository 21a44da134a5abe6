-- What a redemption took from its gift card or voucher, in cents, is a debit: the word of the books.
alter table redemption rename column taken to debited;
