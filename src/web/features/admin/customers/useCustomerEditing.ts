import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import type { Customer, CustomerDetails, CustomerForm, CustomerInfo, CustomerNote } from '#contract/names.ts';
import { customerSchema } from '#domain/people/customer.ts';
import { customerValues, type CustomerValues } from '#web/features/people/forms/customerValues.ts';
import { customerQuery, saveCustomer, saveCustomerNote } from '#web/queries/admin/customers.ts';
import { useEditing, type Editing, type Saved } from '../kit/form/useEditing.ts';

export type NotedCustomer = Pick<CustomerDetails, 'customer' | 'note'>;
export type NotedValues = CustomerValues & { note: string };

const savedOf = (customer: Customer, { text, version }: CustomerNote): Saved<NotedValues> => ({
  values: { ...customerValues(customer), note: text },
  version,
});

/**
 * The version is the note's: details have none, of them the last who saves wins. So only what was changed is sent, and
 * details that a colleague changed meanwhile do not go with a note.
 */
export function useCustomerEditing(details: NotedCustomer, customerInfo: CustomerInfo): Editing<NotedValues> {
  const client = useQueryClient();
  const { id } = details.customer;
  const schema = customerSchema(customerInfo);
  const validate = standardSchemaResolver(schema) as unknown as Resolver<NotedValues>;
  const stored = useRef(details);
  return useEditing<NotedValues>({
    initial: savedOf(details.customer, details.note),
    resolver: async (values, ...rest) => {
      const { errors } = await validate(values, ...rest);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    save: async ({ note: text, ...values }) => {
      const { customer, note } = stored.current;
      if (text !== note.text) {
        stored.current = { customer, note: await saveCustomerNote(id, { text, version: note.version }) };
      }
      if (JSON.stringify(values) !== JSON.stringify(customerValues(customer))) {
        const changed = await saveCustomer(id, schema.parse(values) as CustomerForm);
        stored.current = { ...stored.current, customer: changed };
      }
      await client.invalidateQueries({ queryKey: customerQuery(id).queryKey });
      return savedOf(stored.current.customer, stored.current.note);
    },
    reload: async () => {
      stored.current = await client.fetchQuery(customerQuery(id));
      return savedOf(stored.current.customer, stored.current.note);
    },
  });
}
