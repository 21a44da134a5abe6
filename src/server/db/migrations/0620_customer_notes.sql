-- What staff note about a customer; guests see it in the export of their data alone. Of two who write one hears of it.
alter table customer
  add column note text not null default '' check (length(note) <= 2000),
  add column note_version integer not null default 1;

-- Two accounts are merged as they were compared, with their notes.
create or replace trigger customer_version before update on customer for each row
  when ((old.email, old.pending_email, old.first_name, old.middle_name, old.last_name, old.phone, old.gender, old.newsletter,
      old.address, old.former_emails, old.erased_at, old.note)
    is distinct from (new.email, new.pending_email, new.first_name, new.middle_name, new.last_name, new.phone, new.gender,
      new.newsletter, new.address, new.former_emails, new.erased_at, new.note))
  execute function customer_count_version();
