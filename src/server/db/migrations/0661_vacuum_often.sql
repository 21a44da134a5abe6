-- Calendars and workers read small parts of these tables again and again, and pass by every row that changed there since the
-- last vacuum: after 5,500 bookings of a month its claims cost 4,731 buffers instead of 103, and after 30,000 mails the search for
-- the next one 60,166 instead of 10. By default a vacuum waits for a fifth of the table, and leaves the indexes when few pages changed.
alter table reservation set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02, vacuum_index_cleanup = on);
alter table pool_claim set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02, vacuum_index_cleanup = on);
alter table resource_claim set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02, vacuum_index_cleanup = on);
-- Most of its rows are done since long: what a worker passes by does not depend on how many those are.
alter table job set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, vacuum_index_cleanup = on);
