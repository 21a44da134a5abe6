import type { CustomerForm, CustomerRegistration } from '#contract/names.ts';
import type { CustomerWishes, CustomerDetails } from '#domain/people/customer.ts';
import { customerSchema } from '#domain/people/customer.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { newCustomerSchema } from '#domain/people/registration.ts';
import { problem } from '#server/http/problem.ts';
import type { CustomerValues } from './customers.repo.ts';

interface Schema<T> {
  safeParse(
    form: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

function checked<T>(schema: Schema<T>, form: unknown): T {
  const result = schema.safeParse(form);
  if (!result.success) throw problem('validation_failed', { errors: fieldErrors(result) });
  return result.data;
}

const valuesOf = ({ address, ...details }: CustomerDetails): CustomerValues => ({
  ...details,
  address: address === null ? null : { ...address, houseNumber: String(address.houseNumber) },
});

/** What is stored of a registration. Throws `validation_failed` with the codes of the domain's schemas. */
export function checkedRegistration(
  form: CustomerRegistration,
  wishes: CustomerWishes,
): { password: string; values: CustomerValues } {
  const { password, ...details } = checked(newCustomerSchema(wishes), form);
  return { password, values: valuesOf(details) };
}

/**
 * What is stored of a change. What the venue does not ask for, or the form does not mention, stays as it was.
 * Throws `validation_failed` with the codes of the domain's schemas.
 */
export function checkedCustomer(
  form: CustomerForm,
  wishes: CustomerWishes,
  stored: Pick<CustomerValues, 'address' | 'newsletter'>,
): CustomerValues {
  const values = valuesOf(checked(customerSchema(wishes), form));
  return {
    ...values,
    newsletter: form.newsletter ?? stored.newsletter,
    address: wishes.address ? values.address : stored.address,
  };
}
