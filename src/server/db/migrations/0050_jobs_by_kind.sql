-- Each lane of the worker looks for its own kinds: a backlog of mails does not slow the search for a refund.
create index job_due_of_kind on job (kind, run_at) where done_at is null and dead_at is null;
