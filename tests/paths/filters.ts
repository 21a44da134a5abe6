import type { Listed } from './listed.ts';

export type Filters = Partial<Record<'flow' | 'state' | 'event' | 'outcome', string>>;

const has = (values: readonly string[], part: string): boolean =>
  values.some((value) => value.toLowerCase().includes(part.toLowerCase()));

/** Whether a path passes everything that is asked for; parts of words count. */
export function passes(path: Listed, { flow, state, event, outcome }: Filters): boolean {
  return (
    (flow === undefined || has([path.group], flow)) &&
    (state === undefined || has(path.states, state)) &&
    (event === undefined || has(path.events, event)) &&
    (outcome === undefined || has(path.outcomes, outcome))
  );
}

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== undefined);
