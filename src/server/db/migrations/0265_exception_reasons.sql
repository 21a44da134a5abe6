-- Who settles a payment exception says how, for colleagues who look later.
alter table payment_exception add column reason text not null default '';
