import { useLingui } from '@lingui/react/macro';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import { openingSentence } from './openingSentence.ts';

type DateFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  formId: string;
  name: string;
  /** The server's name of it, where that differs. */
  errorName?: string;
  label: string;
};

export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { formId, name, errorName = name, label } = props;
  const { i18n } = useLingui();
  const control = props.control as unknown as Control;
  const { field } = useController({ name, control });
  const code = useFieldCode(control, errorName);
  return (
    <TextField
      id={fieldId(formId, errorName)}
      label={label}
      type="date"
      required
      error={code && i18n._(openingSentence(code, label))}
      {...field}
      value={String(field.value)}
    />
  );
}
