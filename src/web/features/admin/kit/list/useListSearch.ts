import { useNavigate, useSearch } from '@tanstack/react-router';
import { nextSort, withChoice, type ListSearch } from './listSearch.ts';

export type ListChoices = {
  search: ListSearch;
  choose: (name: string, value: string) => void;
  sortBy: (column: string) => void;
  clear: () => void;
};

/** What is chosen stands in the address, so that a reload, the way back and a shared link have it. */
export function useListSearch(): ListChoices {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: ListSearch): void =>
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  return {
    search,
    choose: (name, value) => show(withChoice(search, name, value)),
    sortBy: (column) => show(withChoice(search, 'sort', nextSort(search.sort, column))),
    clear: () => show({}),
  };
}
