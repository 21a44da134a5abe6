import { useId } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import type { SelectOption } from '#web/ui/SelectField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './List.css.ts';

type FilterSelectProps = {
  label: string;
  /** The words for no choice. */
  all: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
};

export function FilterSelect({ label, all, options, value, onChoose }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={css.filter}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <select id={id} className={css.filterSelect} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className={css.filterIcon} />
    </div>
  );
}
