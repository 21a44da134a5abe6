/** What a list shows, as it stands in the address. Text only; what is not chosen is missing. */
export type ListSearch = { q?: string; sort?: string; cursor?: string } & Record<string, string | undefined>;

const patterns: Record<string, RegExp> = {
  q: /^.{1,200}$/,
  sort: /^-?[A-Za-z]{1,40}$/,
  cursor: /^(after|before)\.[1-9]\d{0,6}\.[A-Za-z0-9_-]{1,64}$/,
};
const filterValue = /^[\w:.-]{1,64}$/;

/** For a route's `validateSearch`; `filters` are the names of the list's own. */
export const listSearch =
  (filters: readonly string[] = []) =>
  (raw: Record<string, unknown>): ListSearch => {
    const names = [...Object.keys(patterns), ...filters];
    const chosen = names.flatMap((name) => {
      const value = raw[name];
      const pattern = patterns[name] ?? filterValue;
      return typeof value === 'string' && pattern.test(value) ? [[name, value] as const] : [];
    });
    return Object.fromEntries(chosen);
  };

/** Another choice begins at the first page. An empty value takes the choice away. */
export function withChoice(search: ListSearch, name: string, value: string): ListSearch {
  const { [name]: _former, cursor: _cursor, ...rest } = search;
  return value === '' ? rest : { ...rest, [name]: value };
}

/** A column is sorted upwards first, then downwards. */
export const nextSort = (sort: string | undefined, column: string): string => (sort === column ? `-${column}` : column);

export type ListQuery = { q?: string; sort?: string; cursor?: string; filter?: string };

/** For an operation that lists: its filters are pairs of a field and a value. */
export function listQuery(search: ListSearch, filters: readonly string[] = []): ListQuery {
  const pairs = filters.flatMap((name) => (search[name] === undefined ? [] : [`${name}:${search[name]}`]));
  const { q, sort, cursor } = search;
  return {
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(cursor === undefined ? {} : { cursor }),
    ...(pairs.length === 0 ? {} : { filter: pairs.join(',') }),
  };
}
