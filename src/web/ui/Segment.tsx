import { useId, type ReactNode } from 'react';
import { group, input, legend } from './RadioTags.css.ts';
import * as css from './Segment.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type SegmentOption = { value: string; label: ReactNode; sub?: ReactNode };

type SegmentProps = {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly SegmentOption[];
  value: string;
  onChange: (value: string) => void;
};

export function Segment({ label, hideLabel = true, options, value, onChange }: SegmentProps) {
  const name = useId();
  return (
    <div role="radiogroup" className={group} aria-labelledby={`${name}-label`}>
      <div id={`${name}-label`} className={hideLabel ? visuallyHidden : legend}>
        {label}
      </div>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className={input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span> {option.sub === undefined ? null : <span>{option.sub}</span>}
          </label>
        ))}
      </div>
    </div>
  );
}
