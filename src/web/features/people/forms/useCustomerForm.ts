import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { customerSchema, type CustomerDetails } from '#domain/people/customer.ts';
import type { CustomerFieldSettings } from '#domain/people/customer.ts';
import { registrationSchema, type Registration } from '#domain/people/registration.ts';
import type { CustomerValues } from './customerValues.ts';

export type CustomerForm<Output> = UseFormReturn<CustomerValues, unknown, Output>;

/** Its output is what the server takes. */
export function useDetailsForm(fields: CustomerFieldSettings, values: CustomerValues): CustomerForm<CustomerDetails> {
  const resolver = standardSchemaResolver(customerSchema(fields)) as unknown;
  return useForm<CustomerValues, unknown, CustomerDetails>({
    resolver: resolver as Resolver<CustomerValues, unknown, CustomerDetails>,
    defaultValues: values,
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
