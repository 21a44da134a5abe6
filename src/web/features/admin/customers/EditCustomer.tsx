import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Resolver } from 'react-hook-form';
import type { Customer, CustomerForm } from '#contract/names.ts';
import { customerSchema } from '#domain/people/customer.ts';
import { CustomerFields, customerFieldNames } from '#web/features/people/forms/CustomerFields.tsx';
import { customerValues, type CustomerValues } from '#web/features/people/forms/customerValues.ts';
import { useFieldLabels } from '#web/features/people/forms/useFieldLabels.ts';
import { customerQuery, saveCustomer } from '#web/queries/admin/customers.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Note } from '#web/ui/Note.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { card } from '../kit/AdminPage.css.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing } from '../kit/form/useEditing.ts';

/** Customers have no version: the last who saves wins. */
const version = 0;

export function EditCustomer({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const { customerInfo } = useConfig();
  const client = useQueryClient();
  const labels = useFieldLabels();
  const { id } = customer;
  const schema = customerSchema(customerInfo);
  const validate = standardSchemaResolver(schema) as unknown as Resolver<CustomerValues>;
  const editing = useEditing<CustomerValues>({
    initial: { values: customerValues(customer), version },
    resolver: async (values, ...rest) => {
      const { errors } = await validate(values, ...rest);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    save: async (values) => {
      const saved = await saveCustomer(id, schema.parse(values) as CustomerForm);
      await client.invalidateQueries({ queryKey: customerQuery(id).queryKey });
      return { values: customerValues(saved), version };
    },
    reload: async () => ({ values: customerValues((await client.fetchQuery(customerQuery(id))).customer), version }),
  });
  const { pendingEmail } = customer;
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
        describe={({ firstName, lastName, email, phone }) => [
          { label: labels.firstName, text: firstName },
          { label: labels.lastName, text: lastName },
          { label: labels.email, text: email },
          { label: labels.phone, text: phone },
        ]}
      >
        <CustomerFields form={editing.form} formId="customer" settings={customerInfo} />
      </EditForm>
    </section>
  );
}
