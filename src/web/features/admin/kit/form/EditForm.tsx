import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Permission } from '#contract/names.ts';
import { FormShell } from '#web/features/people/forms/FormShell.tsx';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { readHistoriesAgain } from '#web/queries/admin/auditEntries.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { ConflictDialog, type DescribedValue } from './ConflictDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Editing } from './useEditing.ts';
import { useSaveKey } from './useSaveKey.ts';

type EditFormProps<Values extends FieldValues> = {
  editing: Editing<Values>;
  /** Begins the ids of its fields: `fieldId(formId, name)`. */
  formId: string;
  label: string;
  /** Names in the order of the screen, for the summary of errors. */
  fields: readonly string[];
  /** The sentence of a field's code; without one the customer's fields are meant. */
  errorText?: (name: string, code: string) => string;
  /** The values in words, to compare two versions; equal ones are left out. */
  describe: (values: Values) => readonly DescribedValue[];
  /** Who lacks it reads the form and cannot fill it in; without one the page asks. */
  permission?: Permission;
  /** Below the fields, also of use to who may only read. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A page's form: save bar, Ctrl+S, a question before leaving, errors at their fields, both versions in a conflict. */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { editing, formId, label, fields, errorText, describe, permission, footer, children } = props;
  const { t } = useLingui();
  const client = useQueryClient();
  const own = useAdminUser().permissions;
  const mayChange = permission === undefined || own.includes(permission);
  const shell = useSaveKey(mayChange);
  const words = {
    saved: t({ id: 'admin.saved', message: 'Opgeslagen' }),
    undone: t({ id: 'admin.undone', message: 'Teruggezet zoals het was' }),
  };
  useEffect(() => {
    const { unsubscribe } = editing.actor.on('notice', ({ code }) => {
      if (code === 'refused') return;
      toastSuccess(words[code]);
      void readHistoriesAgain(client);
    });
    return unsubscribe;
  });
  return (
    <div ref={shell}>
      <FormShell
        form={editing.form}
        formId={formId}
        label={label}
        fields={fields}
        failureTitle={t({ id: 'admin.save.failed', message: 'Niet opgeslagen' })}
        onSubmit={editing.submit}
        {...(errorText ? { errorText } : {})}
      >
        {mayChange ? children : <ReadOnly>{children}</ReadOnly>}
        {footer}
        {mayChange ? <SaveBar actor={editing.actor} /> : null}
      </FormShell>
      <LeaveGuard actor={editing.actor} />
      <ConflictDialog editing={editing} describe={describe} />
    </div>
  );
}
