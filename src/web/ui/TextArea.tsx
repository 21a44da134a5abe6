import { useId, type ComponentPropsWithRef } from 'react';
import { area } from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { describedBy } from './fieldIds.ts';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts> & FieldTexts;

export function TextArea({ label, hint, error, optionalLabel, id, className, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} className={className} {...{ label, hint, error, optionalLabel }}>
      <textarea
        {...textarea}
        id={fieldId}
        className={area}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </Field>
  );
}
