import { useState } from 'react';
import { nextSort, withChoice, type ListSearch } from './listSearch.ts';
import type { ListChoices } from './useListSearch.ts';

/** Who is looked for stands in no address: addresses are in histories and in logs of proxies. */
export function usePrivateSearch(initial: ListSearch = {}): ListChoices & { show: (search: ListSearch) => void } {
  const [search, show] = useState<ListSearch>(initial);
  return {
    search,
    show,
    choose: (name, value) => show(withChoice(search, name, value)),
    sortBy: (column) => show(withChoice(search, 'sort', nextSort(search.sort, column))),
    clear: () => show({}),
  };
}
