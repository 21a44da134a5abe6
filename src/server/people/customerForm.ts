import type { CustomerForm, CustomerRegistration } from '#contract/names.ts';
import type { CustomerFieldSettings, CustomerDetails } from '#domain/people/customer.ts';
import { customerChangeSchema } from '#domain/people/customer.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { newCustomerSchema } from '#domain/people/registration.ts';
import { problem } from '#server/http/problem.ts';
import type { CustomerValues } from './customers.repo.ts';

interface Schema<T> {
  safeParse(
    form: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

function parsed<T>(schema: Schema<T>, form: unknown): T {
  const result = schema.safeParse(form);
  if (!result.success) throw problem('validation_failed', { errors: fieldErrors(result) });
  return result.data;
}

const valuesOf = ({ address, ...details }: CustomerDetails): CustomerValues => ({
  ...details,
  address: address === null ? null : { ...address, houseNumber: String(address.houseNumber) },
});

export function validRegistration(
  form: CustomerRegistration,
  fields: CustomerFieldSettings,
): { password: string; values: CustomerValues } {
  const { password, ...details } = parsed(newCustomerSchema(fields), form);
  return { password, values: valuesOf(details) };
}

/** Fields the venue does not ask for, or the form leaves out, keep their stored value. Throws `validation_failed`. */
export function validChange(
  form: CustomerForm,
  fields: CustomerFieldSettings,
  stored: Pick<CustomerValues, 'address' | 'newsletter' | 'email'>,
): { currentPassword: string | null; values: CustomerValues } {
  const { currentPassword = null, ...details } = parsed(customerChangeSchema(fields, stored.email), form);
  const values = valuesOf(details);
  return {
    currentPassword,
    values: {
      ...values,
      newsletter: form.newsletter ?? stored.newsletter,
      address: fields.address ? values.address : stored.address,
    },
  };
}
