import { useState } from 'react';

type SelectedKeys = {
  selected: ReadonlySet<string>;
  toggle: (key: string, withShift: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** What is chosen of the rows that are shown; a row that is no longer shown is not chosen. */
export function useSelection(keys: readonly string[]): SelectedKeys {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const selected = new Set(keys.filter((key) => chosen.has(key)));
  const set = (changed: readonly string[], isChosen: boolean): void => {
    const others = [...selected].filter((key) => !changed.includes(key));
    setChosen(new Set(isChosen ? [...others, ...changed] : others));
  };
  return {
    selected,
    toggle: (key, withShift) => {
      set(withShift && last !== null ? between(keys, last, key) : [key], !selected.has(key));
      setLast(key);
    },
    toggleAll: () => set(keys, selected.size < keys.length),
    clear: () => setChosen(new Set()),
  };
}

/** Both of them and all that stands between. */
export function between(keys: readonly string[], one: string, other: string): string[] {
  const [from, to] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b) as [number, number];
  return from === -1 ? [other] : keys.slice(from, to + 1);
}
