import { useLingui } from '@lingui/react/macro';
import { cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import { textsInWords, translatedNames, type TypedTexts } from '../kit/form/typedTexts.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type EditingOptions } from '../kit/form/useEditing.ts';
import { blockNames, type TimeBlock } from './BlocksField.tsx';
import { periodText } from './ExceptionList.tsx';
import { ExceptionFields, formId } from './ExceptionFields.tsx';
import { sentException, type ExceptionValues } from './exceptionValues.ts';
import { blocksText } from './openingDays.ts';
import { openingSentence } from './openingSentence.ts';
import { useExceptionLabels } from './useExceptionLabels.ts';

type ExceptionFormProps = EditingOptions<ExceptionValues> & {
  /** Missing for one that is new. */
  id?: string;
};

export function ExceptionForm({ id, ...options }: ExceptionFormProps) {
  const { t, i18n } = useLingui();
  const labels = useExceptionLabels();
  const editing = useEditing<ExceptionValues>(options);
  const restore = useRestore(editing, ['reason']);
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
      <div className={cards}>
        <ExceptionFields form={editing.form} isNew={id === undefined} />
        {id === undefined ? null : (
          <AuditTimeline
            object={`openingException:${id}`}
            labels={names}
            textOf={(field, value) => {
              if (field === 'reason') return textsInWords(value as Partial<TypedTexts>);
              return field === 'blocks' ? blocksText(value as TimeBlock[]) || labels.kinds[0]!.label : null;
            }}
            {...restore}
          />
        )}
      </div>
    </EditForm>
  );
}
