import { useId, type ComponentPropsWithRef } from 'react';
import { box, chevron, select as selectClass } from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { describedBy } from './fieldIds.ts';
import { Icon } from './Icon.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'children'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** The empty first option; without it the first option is preselected. */
    placeholder?: string | undefined;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, id, className, options, placeholder, ...select } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} className={className} {...{ label, hint, error, optionalLabel }}>
      <span className={box}>
        <select
          {...select}
          id={fieldId}
          className={selectClass}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={chevron} />
      </span>
    </Field>
  );
}
