import type { CustomerForm, CustomerRegistration } from '#contract/names.ts';
import type { CustomerFieldSettings, CustomerDetails } from '#domain/people/customer.ts';
import { customerChangeSchema } from '#domain/people/customer.ts';
import { newCustomerSchema } from '#domain/people/registration.ts';
import type { CustomerValues } from './customers.repo.ts';
import { parsedForm } from './parsedForm.ts';

const valuesOf = ({ address, ...details }: CustomerDetails): CustomerValues => ({
  ...details,
  address: address === null ? null : { ...address, houseNumber: String(address.houseNumber) },
});

export function validRegistration(
  form: CustomerRegistration,
  fields: CustomerFieldSettings,
): { password: string; values: CustomerValues } {
  const { password, ...details } = parsedForm(newCustomerSchema(fields), form);
  return { password, values: valuesOf(details) };
}

/** Fields the venue does not ask for, or the form leaves out, keep their stored value. Throws `validation_failed`. */
export function validChange(
  form: CustomerForm,
  fields: CustomerFieldSettings,
  stored: Pick<CustomerValues, 'address' | 'newsletter' | 'email'>,
): { currentPassword: string | null; values: CustomerValues } {
  const { currentPassword = null, ...details } = parsedForm(customerChangeSchema(fields, stored.email), form);
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
