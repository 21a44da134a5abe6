import { useId, type ComponentPropsWithRef } from 'react';
import { control } from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { describedBy } from './fieldIds.ts';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> & FieldTexts;

/** `className` goes to the wrapper, all other attributes to the input. */
export function TextField({ label, hint, error, optionalLabel, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} className={className} {...{ label, hint, error, optionalLabel }}>
      <input
        type="text"
        {...input}
        id={fieldId}
        className={control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </Field>
  );
}
