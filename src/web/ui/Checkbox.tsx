import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as css from './Checkbox.css.ts';
import { FieldError } from './Field.tsx';
import { describedBy } from './fieldIds.ts';
import { Icon } from './Icon.tsx';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, error, id, className, ...input }: CheckboxProps) {
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
            aria-describedby={describedBy(fieldId, undefined, error)}
          />
          <Icon name="check" className={css.tick} />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
