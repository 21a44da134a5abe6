import { useState } from 'react';
import { useListSearch, type ListChoices } from './useListSearch.ts';

/** Filters and place stand in the address, the words that are looked for do not: they may be names. */
export function useFilterAddress(): ListChoices {
  const { search, choose, sortBy, clear } = useListSearch();
  const [q, lookFor] = useState('');
  return {
    search: q === '' ? search : { ...search, q },
    sortBy,
    choose: (name, value) => {
      if (name !== 'q') return choose(name, value);
      lookFor(value);
      if (search.cursor !== undefined) choose('cursor', '');
    },
    clear: () => {
      lookFor('');
      clear();
    },
  };
}
