import { useLingui } from '@lingui/react/macro';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import { creditSentence } from './creditSentence.ts';

type DeskFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  formId: string;
  name: Path<Values>;
  label: string;
  hint?: string;
  optional?: true;
};

function useDeskField<Values extends FieldValues>(props: DeskFieldProps<Values>) {
  const { control, formId, name, label, hint, optional } = props;
  const { t, i18n } = useLingui();
  const { field } = useController({ name, control });
  const code = useFieldCode(control, name);
  const optionalLabel = optional && t({ id: 'form.optional', message: '(optioneel)' });
  const texts = { id: fieldId(formId, name), label, hint, optionalLabel };
  return { field, texts: { ...texts, error: code && i18n._(creditSentence(code, label)) } };
}

/** Whole cents, typed in euros. */
export function EuroField<Values extends FieldValues>(props: DeskFieldProps<Values>) {
  const { field, texts } = useDeskField(props);
  return (
    <NumberField {...texts} isCents unit="€" min={0} value={field.value as number | null} onChange={field.onChange} />
  );
}

export function CountField<Values extends FieldValues>({
  min,
  max,
  ...props
}: DeskFieldProps<Values> & { min?: number; max?: number }) {
  const { field, texts } = useDeskField(props);
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return <NumberField {...texts} {...bounds} value={field.value as number | null} onChange={field.onChange} />;
}

export function LineField<Values extends FieldValues>({
  type,
  ...props
}: DeskFieldProps<Values> & { type?: 'email' | 'date' }) {
  const { field, texts } = useDeskField(props);
  return <TextField {...texts} {...field} type={type ?? 'text'} autoComplete="off" maxLength={254} />;
}

/** Why staff did it; it stands in the history. */
export function ReasonField<Values extends FieldValues>(props: Omit<DeskFieldProps<Values>, 'hint'>) {
  const { t } = useLingui();
  const hint = t({ id: 'credit.reason.hint', message: 'Staat in de geschiedenis. Schrijf geen namen op.' });
  const { field, texts } = useDeskField({ ...props, hint });
  return <TextArea {...texts} {...field} rows={2} maxLength={500} required />;
}
