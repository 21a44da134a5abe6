import { useId, useState, type ComponentPropsWithRef } from 'react';
import { box, control, end, withEnd } from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { describedBy } from './fieldIds.ts';
import { IconButton } from './IconButton.tsx';
import { joinClasses } from './joinClasses.ts';

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'> &
  FieldTexts & { showLabel: string; hideLabel: string };

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optionalLabel, id, className, showLabel, hideLabel, ...input } = props;
  const [shown, setShown] = useState(false);
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} className={className} {...{ label, hint, error, optionalLabel }}>
      <span className={box}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
          id={fieldId}
          className={joinClasses(control, withEnd)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
        <IconButton
          plain
          className={end}
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      </span>
    </Field>
  );
}
