import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerFields, customerFieldNames } from '#web/features/people/forms/CustomerFields.tsx';
import type { CustomerForm } from '#web/features/people/forms/useCustomerForm.ts';
import { useFieldLabels } from '#web/features/people/forms/useFieldLabels.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Note } from '#web/ui/Note.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { NoteField } from '../kit/form/NoteField.tsx';
import { useCustomerEditing, type NotedCustomer, type NotedValues } from './useCustomerEditing.ts';

export function EditCustomer({ details }: { details: NotedCustomer }) {
  const { t } = useLingui();
  const { customerInfo } = useConfig();
  const labels = useFieldLabels();
  const editing = useCustomerEditing(details, customerInfo);
  const { form } = editing;
  const { pendingEmail } = details.customer;
  return (
    <section className={card}>
      {pendingEmail === null ? null : (
        <Note kind="warning">
          <Trans id="admin.customer.pending">
            {pendingEmail} geldt zodra de klant de link in de mail daarheen opent.
          </Trans>
        </Note>
      )}
      <EditForm
        editing={editing}
        formId="customer"
        label={t({ id: 'admin.customer.edit', message: 'Gegevens' })}
        fields={customerFieldNames}
        describe={({ firstName, lastName, email, phone, note }) => [
          { label: labels.firstName, text: firstName },
          { label: labels.lastName, text: lastName },
          { label: labels.email, text: email },
          { label: labels.phone, text: phone },
          { label: t({ id: 'admin.field.note', message: 'Notitie' }), text: note },
        ]}
      >
        <CustomerFields form={form as unknown as CustomerForm<NotedValues>} formId="customer" settings={customerInfo} />
        <NoteField
          {...form.register('note')}
          formId="customer"
          optionalLabel={t({ id: 'form.optional', message: '(optioneel)' })}
        />
      </EditForm>
    </section>
  );
}
