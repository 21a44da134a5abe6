import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as css from './Checkbox.css.ts';
import { FieldError } from './Field.tsx';
import { describedBy, hintIdOf } from './fieldIds.ts';
import { Icon } from './Icon.tsx';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className ?? css.wrap}>
      <label className={css.row}>
        <span className={css.box}>
          <input
            {...input}
            type="checkbox"
            id={fieldId}
            className={css.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(fieldId, hint, error)}
          />
          <Icon name="check" className={css.tick} />
        </span>
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <span id={hintIdOf(fieldId)} className={css.hint}>
          {hint}
        </span>
      )}
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
