import { useLingui } from '@lingui/react/macro';
import { useController, useWatch, type Control } from 'react-hook-form';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import type { Message, MessageForm } from '#contract/names.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { weekdayNames } from '#web/i18n/dates.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { Note } from '#web/ui/Note.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { sentTexts, textsInWords, translatedNames, typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';
import { useEditing, type EditingOptions, type Saved } from '../kit/form/useEditing.ts';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import * as css from '../openingTimes/Opening.css.ts';
import { DateField } from '../openingTimes/DateField.tsx';
import { periodText } from '../openingTimes/ExceptionList.tsx';
import { openingSentence } from '../openingTimes/openingSentence.ts';
import { useWeekdaysText } from './useWeekdaysText.ts';

export type MessageValues = { text: TypedTexts; fromDate: string; toDate: string; weekdays: number[] };

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const formId = 'message';

export const newMessage = (date: string): MessageValues => ({
  text: typedTexts(null),
  fromDate: date,
  toDate: date,
  weekdays: everyDay,
});

export const savedMessage = ({ text, fromDate, toDate, weekdays, version }: Message): Saved<MessageValues> => ({
  values: { text: typedTexts(text), fromDate, toDate, weekdays: weekdays ?? everyDay },
  version,
});

export const sentMessage = ({ text, weekdays, ...days }: MessageValues): MessageForm => ({
  ...days,
  text: sentTexts(text),
  weekdays: weekdays.length === everyDay.length ? null : weekdays,
});

type MessageFormFieldsProps = EditingOptions<MessageValues> & {
  /** Missing for a message that is new. */
  id?: string;
};

export function MessageFormFields({ id, ...options }: MessageFormFieldsProps) {
  const { t, i18n } = useLingui();
  const editing = useEditing<MessageValues>(options);
  const weekdaysText = useWeekdaysText();
  const labels: Record<string, string> = {
    text: t({ id: 'message.text', message: 'Tekst' }),
    fromDate: t({ id: 'opening.fromDate', message: 'Eerste dag' }),
    toDate: t({ id: 'opening.toDate', message: 'Laatste dag' }),
    weekdays: t({ id: 'message.weekdays', message: 'Op welke dagen' }),
  };
  const restore = useRestore(editing, ['text']);
  const { control } = editing.form;
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'message.one', message: 'Bericht' })}
      fields={[...translatedNames('text'), 'fromDate', 'toDate', 'weekdays']}
      errorText={(name, code) => i18n._(openingSentence(code, labels[name.split('.')[0] ?? ''] ?? name))}
      describe={(values) => [
        { label: labels['text']!, text: textsInWords(values.text) },
        { label: labels['fromDate']!, text: periodText(values) },
        { label: labels['weekdays']!, text: weekdaysText(sentMessage(values).weekdays) },
      ]}
    >
      <div className={cards}>
        <div className={card}>
          <div className={css.stack}>
            <TranslatedField
              control={control}
              formId={formId}
              name="text"
              label={labels['text']!}
              kind="rich"
              maxLength={5_000}
            />
            <div className={css.dates}>
              <DateField control={control} formId={formId} name="fromDate" label={labels['fromDate']!} />
              <DateField control={control} formId={formId} name="toDate" label={labels['toDate']!} />
            </div>
            <WeekdaysField control={control as unknown as Control} label={labels['weekdays']!} />
          </div>
        </div>
        <Preview control={control as unknown as Control} />
        {id === undefined ? null : (
          <AuditTimeline
            object={`message:${id}`}
            labels={labels}
            textOf={(field, value) => {
              if (field === 'text') return textsInWords(value as Partial<TypedTexts>);
              return field === 'weekdays' ? weekdaysText(value as number[] | null) : null;
            }}
            {...restore}
          />
        )}
      </div>
    </EditForm>
  );
}

function WeekdaysField({ control, label }: { control: Control; label: string }) {
  const { i18n } = useLingui();
  const {
    field: { value, onChange },
  } = useController({ name: 'weekdays', control });
  const code = useFieldCode(control, 'weekdays');
  const weekdays = value as readonly number[];
  const toggle = (weekday: number): void =>
    onChange(everyDay.filter((each) => (each === weekday) !== weekdays.includes(each)));
  const id = fieldId(formId, 'weekdays');
  return (
    <fieldset id={id} tabIndex={-1} className={css.fieldset}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {weekdayNames(currentLocale()).map(({ long }, at) => (
          <Checkbox key={long} label={long} checked={weekdays.includes(at + 1)} onChange={() => toggle(at + 1)} />
        ))}
      </div>
      <FieldError id={id} error={code && i18n._(openingSentence(code, label))} />
    </fieldset>
  );
}

/** By the visitors' own component. */
function Preview({ control }: { control: Control }) {
  const { t } = useLingui();
  const text = useWatch({ control, name: 'text.nl' }) as string;
  const shown = richTextOf(text);
  const title = t({ id: 'message.preview', message: 'Zo staat het bij de tijden' });
  return (
    <section className={card} aria-labelledby="message-preview">
      <div className={css.stack}>
        <h2 id="message-preview" className={type.h3}>
          {title}
        </h2>
        {plainTextOf(shown) === '' ? null : (
          <div lang="nl">
            <Note>
              <RichText text={shown} />
            </Note>
          </div>
        )}
      </div>
    </section>
  );
}
