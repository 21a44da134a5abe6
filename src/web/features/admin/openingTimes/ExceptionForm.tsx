import { useLingui } from '@lingui/react/macro';
import { translatedNames } from '../kit/form/typedTexts.ts';
import { textsInWords } from '../kit/form/typedTexts.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type EditingOptions } from '../kit/form/useEditing.ts';
import { blockNames } from './BlocksField.tsx';
import { periodText } from './ExceptionList.tsx';
import { ExceptionFields, formId } from './ExceptionFields.tsx';
import { sentException, type ExceptionValues } from './exceptionValues.ts';
import { blocksText } from './openingDays.ts';
import { openingSentence } from './openingSentence.ts';
import { useExceptionLabels } from './useExceptionLabels.ts';

type ExceptionFormProps = EditingOptions<ExceptionValues> & { isNew: boolean };

export function ExceptionForm({ isNew, ...options }: ExceptionFormProps) {
  const { t, i18n } = useLingui();
  const labels = useExceptionLabels();
  const editing = useEditing<ExceptionValues>(options);
  const names: Record<string, string> = {
    fromDate: labels.fromDate,
    toDate: labels.toDate,
    blocks: labels.blocks,
    repeat: labels.until,
    reason: labels.reason,
  };
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'opening.exception', message: 'Uitzondering' })}
      fields={['fromDate', 'toDate', 'blocks', ...blockNames('blocks'), 'repeat.until', ...translatedNames('reason')]}
      errorText={(name, code) => i18n._(openingSentence(code, names[name.split('.')[0] ?? ''] ?? name))}
      describe={(values) => [
        { label: labels.fromDate, text: periodText(values) },
        { label: labels.blocks, text: blocksText(sentException(values).blocks) || labels.kinds[0]!.label },
        { label: labels.reason, text: textsInWords(values.reason) },
      ]}
    >
      <ExceptionFields form={editing.form} isNew={isNew} />
    </EditForm>
  );
}
