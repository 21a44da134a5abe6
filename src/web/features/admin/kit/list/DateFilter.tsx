import { useId } from 'react';
import * as css from './List.css.ts';

type DateFilterProps = {
  label: string;
  /** 'yyyy-MM-dd', or empty. */
  value: string;
  onChoose: (date: string) => void;
};

export function DateFilter({ label, value, onChoose }: DateFilterProps) {
  const id = useId();
  return (
    <div className={css.dateFilter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className={css.dateInput}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}
