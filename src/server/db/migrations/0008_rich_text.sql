-- Texts of staff are trees of marks that were sanitised when they were saved; HTML of before becomes paragraphs and words.

-- The words of a text in one language, without its marks.
create function rich_text_words(value jsonb) returns text language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'array' then (
      select string_agg(rich_text_words(coalesce(node -> 'children', node)), '' order by place)
      from jsonb_array_elements(value) with ordinality as each (node, place)
    )
    else value #>> '{}'
  end;
end $$;

create function pg_temp.words_of(html text) returns text language sql as $$
  select replace(replace(replace(replace(replace(replace(regexp_replace(html, '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', U&'\00A0'), '&shy;', U&'\00AD'), '&amp;', '&')
$$;

-- Paragraphs without marks stay paragraphs; of any other HTML the words are left. What comes out is text, never markup.
create function pg_temp.rich_text_of(html text) returns jsonb language sql as $$
  select case
    when html !~ '[<&]' then to_jsonb(html)
    when html ~ '^(<p>[^<]*</p>\s*)+$' then (
      select jsonb_agg(jsonb_build_object('tag', 'p', 'children', jsonb_build_array(pg_temp.words_of(found[1]))))
      from regexp_matches(html, '<p>([^<]*)</p>', 'g') as found
    )
    else to_jsonb(pg_temp.words_of(html))
  end
$$;

create function pg_temp.rich_texts_of(texts jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(key, pg_temp.rich_text_of(value)), '{}') from jsonb_each_text(texts)
$$;

update product set name = pg_temp.rich_texts_of(name), description = pg_temp.rich_texts_of(description);
update category set name = pg_temp.rich_texts_of(name), description = pg_temp.rich_texts_of(description);
update flow set description = pg_temp.rich_texts_of(description);
update flow set config = jsonb_set(config, '{checkoutText}', pg_temp.rich_texts_of(config -> 'checkoutText'))
where config ? 'checkoutText';
update sub_flow set description = pg_temp.rich_texts_of(description);
update message set text = pg_temp.rich_texts_of(text);
update reservation_item set name = pg_temp.rich_texts_of(name) where name::text ~ '[<&]';
update venue set settings = jsonb_set(settings, '{swimwear,text}', pg_temp.rich_texts_of(settings #> '{swimwear,text}'))
where settings #> '{swimwear,text}' is not null;

drop function pg_temp.rich_texts_of(jsonb);
drop function pg_temp.rich_text_of(text);
drop function pg_temp.words_of(text);
