-- Guests say that they come later than they booked: minute of the day.
alter table reservation add column expected_minute smallint check (expected_minute between 0 and 1439);
