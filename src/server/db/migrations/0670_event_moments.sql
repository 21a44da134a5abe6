-- What happened since a moment, for the audit: events are written in the order of their moments, so that an index of their pages is enough.
create index reservation_event_moment on reservation_event using brin (at) with (pages_per_range = 16);
