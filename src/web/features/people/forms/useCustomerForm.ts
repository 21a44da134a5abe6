import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Customer } from '#contract/names.ts';
import { customerChangeSchema, type CustomerChange } from '#domain/people/customer.ts';
import type { CustomerFieldSettings } from '#domain/people/customer.ts';
import { registrationSchema, type Registration } from '#domain/people/registration.ts';
import { customerValues, type CustomerValues } from './customerValues.ts';

export type CustomerForm<Output> = UseFormReturn<CustomerValues, unknown, Output>;

/** Its output is what the server takes. */
export function useDetailsForm(fields: CustomerFieldSettings, customer: Customer): CustomerForm<CustomerChange> {
  const resolver = standardSchemaResolver(customerChangeSchema(fields, customer.email)) as unknown;
  return useForm<CustomerValues, unknown, CustomerChange>({
    resolver: resolver as Resolver<CustomerValues, unknown, CustomerChange>,
    defaultValues: customerValues(customer),
    shouldFocusError: false,
  });
}

export function useRegistrationForm(fields: CustomerFieldSettings, values: CustomerValues): CustomerForm<Registration> {
  const resolver = standardSchemaResolver(registrationSchema(fields)) as unknown;
  return useForm<CustomerValues, unknown, Registration>({
    resolver: resolver as Resolver<CustomerValues, unknown, Registration>,
    defaultValues: values,
    shouldFocusError: false,
  });
}
