import { useEffect, useId, useRef } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './List.css.ts';

const pause = 200;

type SearchFieldProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** True for what is searched nowhere: the field is emptied. */
  onEnter?: (text: string) => boolean;
};

/** Searches when the typing pauses. */
export function SearchField({ label, value, onSearch, onEnter }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (input.current !== null && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typed = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), pause);
  };
  return (
    <div className={css.search}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Icon name="search" className={css.searchIcon} />
      <input
        ref={input}
        id={id}
        type="search"
        className={css.searchInput}
        placeholder={label}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => typed(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter?.(event.currentTarget.value)) return;
          event.preventDefault();
          event.currentTarget.value = '';
          typed('');
        }}
      />
    </div>
  );
}
