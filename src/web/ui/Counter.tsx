import { useId, type ReactNode } from 'react';
import * as css from './Counter.css.ts';
import { IconButton } from './IconButton.tsx';
import { joinClasses } from './joinClasses.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

type CounterProps = {
  label: ReactNode;
  hideLabel?: boolean;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  text: string;
  lessLabel: string;
  moreLabel: string;
  /** What to do at the limit. */
  limitHint?: string;
};

/** At a limit the button keeps the focus and does nothing. */
export function Counter(props: CounterProps) {
  const { label, hideLabel = false, value, min, max, onChange, text, lessLabel, moreLabel, limitHint } = props;
  const id = useId();
  return (
    <div className={css.wrap}>
      <span id={id} className={joinClasses(hideLabel ? visuallyHidden : css.label)}>
        {label}
      </span>
      <div role="group" aria-labelledby={id} className={css.pill}>
        <IconButton
          icon="minus"
          label={lessLabel}
          aria-disabled={value <= min}
          onClick={() => value > min && onChange(value - 1)}
        />
        <output className={css.count}>{text}</output>
        <IconButton
          icon="plus"
          label={moreLabel}
          aria-disabled={value >= max}
          onClick={() => value < max && onChange(value + 1)}
        />
      </div>
      {limitHint === undefined ? null : (
        <p role="status" className={css.hint}>
          {value < max ? null : limitHint}
        </p>
      )}
    </div>
  );
}
