-- What is hashed is frozen (0062). `stable`, as what it calls is: only so a statement takes its body in instead of calling it.
create or replace function history_hash(previous bytea, fields jsonb) returns bytea language sql stable as $$
  select sha256(coalesce(previous, '') || convert_to(fields::text, 'UTF8'))
$$;
