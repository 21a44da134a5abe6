import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { longestNote } from '#domain/people/staffNote.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { TextArea } from '#web/ui/TextArea.tsx';

type NoteFieldProps = UseFormRegisterReturn & { formId: string; optionalLabel?: string };

/** Of staff, for staff; the guest reads it in the export of their data. */
export function NoteField({ formId, ...field }: NoteFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      {...field}
      id={fieldId(formId, 'note')}
      label={t({ id: 'admin.reservation.note', message: 'Wat collega’s moeten weten' })}
      hint={t({ id: 'admin.note.hint', message: 'Medische gegevens alleen als de gast dat goedvindt.' })}
      rows={3}
      maxLength={longestNote}
      autoComplete="off"
    />
  );
}
