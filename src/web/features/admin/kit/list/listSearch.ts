/** What a list shows, as it stands in the address. Text only; what is not chosen is missing. */
export type ListSearch = { q?: string; sort?: string; page?: string } & Record<string, string | undefined>;

const patterns: Record<string, RegExp> = { q: /^.{1,200}$/, sort: /^-?[A-Za-z]{1,40}$/, page: /^[1-9]\d{0,4}$/ };
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

export const pageOf = ({ page }: ListSearch): number => Number(page ?? 1);

/** Another choice begins at the first page. An empty value takes the choice away. */
export function withChoice(search: ListSearch, name: string, value: string): ListSearch {
  const { [name]: _former, page: _page, ...rest } = search;
  return value === '' ? rest : { ...rest, [name]: value };
}

/** A column is sorted upwards first, then downwards. */
export const nextSort = (sort: string | undefined, column: string): string => (sort === column ? `-${column}` : column);

export type ListQuery = { q?: string; sort?: string; page?: number; filter?: string };

/** For an operation that lists: its filters are pairs of a field and a value. */
export function listQuery(search: ListSearch, filters: readonly string[] = []): ListQuery {
  const pairs = filters.flatMap((name) => (search[name] === undefined ? [] : [`${name}:${search[name]}`]));
  const { q, sort } = search;
  return {
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(search.page === undefined ? {} : { page: pageOf(search) }),
    ...(pairs.length === 0 ? {} : { filter: pairs.join(',') }),
  };
}
