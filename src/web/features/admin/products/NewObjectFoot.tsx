import { Trans, useLingui } from '@lingui/react/macro';
import type { Control, UseFormReturn } from 'react-hook-form';
import { longestName } from '#domain/catalog/forms/textErrors.ts';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFieldsAt } from '../kit/form/useFieldsAt.ts';
import { productSentence } from './productSentence.ts';

type Named = { name: { nl: string } };

type NewObjectFootProps<Values extends Named> = {
  form: UseFormReturn<Values, unknown, Values>;
  formId: string;
  onCancel: () => void;
};

/** The name of what is made, and the buttons below it. */
export function NewObjectFoot<Values extends Named>({ form, formId, onCancel }: NewObjectFootProps<Values>) {
  const { t } = useLingui();
  const { control, register } = form as unknown as UseFormReturn<Named>;
  const at = useFieldsAt(control as unknown as Control, formId, productSentence);
  return (
    <>
      <TextField
        {...at('name.nl', t({ id: 'admin.column.name', message: 'Naam' }))}
        {...register('name.nl')}
        id={`${formId}-name-nl`}
        required
        maxLength={longestName}
        autoComplete="off"
      />
      <div className={dialogButtons}>
        <Button kind="text" onClick={onCancel}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans id="product.create">Maak aan</Trans>
        </SubmitButton>
      </div>
    </>
  );
}
