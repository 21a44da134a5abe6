import type { CustomerForm, CustomerRegistration } from '#contract/names.ts';
import type { CustomerFieldSettings, CustomerDetails } from '#domain/people/customer.ts';
import { customerChangeSchema, customerSchema } from '#domain/people/customer.ts';
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

type Stored = Pick<CustomerValues, 'address' | 'newsletter' | 'email'>;

/** Fields the venue does not ask for, or the form leaves out, keep their stored value. Throws `validation_failed`. */
export function validChange(
  form: CustomerForm,
  fields: CustomerFieldSettings,
  stored: Stored,
): { currentPassword: string | null; values: CustomerValues } {
  const { currentPassword = null, ...details } = parsedForm(customerChangeSchema(fields, stored.email), form);
  return { currentPassword, values: withStored(valuesOf(details), { form, fields, stored }) };
}

export function validChangeByStaff(form: CustomerForm, fields: CustomerFieldSettings, stored: Stored): CustomerValues {
  return withStored(valuesOf(parsedForm(customerSchema(fields), form)), { form, fields, stored });
}

const withStored = (
  values: CustomerValues,
  { form, fields, stored }: { form: CustomerForm; fields: CustomerFieldSettings; stored: Stored },
): CustomerValues => ({
  ...values,
  newsletter: form.newsletter ?? stored.newsletter,
  address: fields.address ? values.address : stored.address,
});
