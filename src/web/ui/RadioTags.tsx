import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { describedBy } from './fieldIds.ts';
import { joinClasses } from './joinClasses.ts';
import * as css from './RadioTags.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type RadioOption = { value: string; label: ReactNode; sub?: ReactNode; disabled?: boolean };

export type RadioTagsProps = {
  label: ReactNode;
  options: readonly RadioOption[];
  /** Leave out with `onChange` when `inputProps` registers the radios with a form. */
  value?: string | null | undefined;
  onChange?: (value: string) => void;
  inputProps?: ComponentPropsWithRef<'input'>;
  id?: string | undefined;
  name?: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  dot?: boolean;
  size?: 'normal' | 'tall' | 'time';
  /** `scroll`: one row on phones that scrolls sideways; `grid`: equal columns. */
  layout?: 'wrap' | 'scroll' | 'grid';
  className?: string | undefined;
};

/** Native radio buttons drawn as pills. */
export function RadioTags(props: RadioTagsProps) {
  const { label, options, value, onChange, inputProps, hideLabel, hint, error, dot = true, size, layout } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const controlled = onChange !== undefined;
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={joinClasses(css.group, props.className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <div id={`${id}-label`} className={hideLabel === true ? visuallyHidden : css.legend}>
        {label}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.list({ layout })}>
        {options.map((option) => (
          <label key={option.value} className={css.tag({ size })}>
            <input
              name={props.name ?? id}
              {...inputProps}
              type="radio"
              className={css.input}
              value={option.value}
              disabled={option.disabled}
              {...(controlled ? { checked: value === option.value, onChange: () => onChange(option.value) } : {})}
            />
            {dot ? <span className={css.dot} /> : null}
            <span>{option.label}</span>
            {option.sub === undefined ? null : <span className={css.sub}>{option.sub}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
