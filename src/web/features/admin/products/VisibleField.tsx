import { useLingui } from '@lingui/react/macro';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

type VisibleFieldProps<Values extends FieldValues> = { control: Control<Values>; formId: string };

export function VisibleField<Values extends FieldValues>({ control, formId }: VisibleFieldProps<Values>) {
  const { t } = useLingui();
  const { field } = useController({ control: control as unknown as Control, name: 'visible' });
  const isVisible = field.value === true;
  return (
    <Checkbox
      id={fieldId(formId, 'visible')}
      {...field}
      value="on"
      label={t({ id: 'product.visible.label', message: 'Zichtbaar voor gasten' })}
      hint={t({
        id: 'product.visible.hint',
        message: 'Uit: niemand ziet of boekt het meer. Wat al geboekt is blijft staan.',
      })}
      checked={isVisible}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  );
}
