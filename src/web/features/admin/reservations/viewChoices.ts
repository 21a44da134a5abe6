import type { ViewChoices } from '#contract/names.ts';
import type { ListSearch } from '../kit/list/listSearch.ts';

const fields = ['from', 'to', 'state', 'flowType', 'open', 'sort'] as const;

/** What of a search can be a view: never whom somebody looks for, nor the page. */
export function choicesOf(search: ListSearch): ViewChoices {
  const chosen = fields.flatMap((field) => (search[field] === undefined ? [] : [[field, search[field]] as const]));
  return Object.fromEntries(chosen);
}

/** Also on another page of it. */
export function isSameSearch(search: ListSearch, choices: ViewChoices): boolean {
  return search.q === undefined && fields.every((field) => search[field] === choices[field]);
}
