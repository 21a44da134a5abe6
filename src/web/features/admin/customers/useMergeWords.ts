import { useLingui } from '@lingui/react/macro';
import type { Customer, CustomerMergeField } from '#contract/names.ts';
import { useFieldLabels } from '#web/features/people/forms/useFieldLabels.ts';

export function useMergeWords() {
  const { t } = useLingui();
  const fields = useFieldLabels();
  const { firstName, middleName, lastName, email, phone, gender } = fields;
  const address = t({ id: 'admin.merge.address', message: 'Adres' });
  const genders: Record<Customer['gender'], string> = {
    f: t({ id: 'customer.gender.f', message: 'Vrouw' }),
    m: t({ id: 'customer.gender.m', message: 'Man' }),
    x: t({ id: 'customer.gender.x', message: 'Anders' }),
  };
  const labels: Record<CustomerMergeField, string> = { firstName, middleName, lastName, email, phone, gender, address };
  const textOf = (customer: Customer, field: CustomerMergeField): string => {
    if (field === 'gender') return genders[customer.gender];
    if (field === 'address') return addressText(customer.address);
    return customer[field] ?? '–';
  };
  return { labels, textOf };
}

const addressText = (address: Customer['address']): string =>
  address === null
    ? '–'
    : `${address.street} ${address.houseNumber}${address.houseNumberSuffix ?? ''}, ${address.zipCode} ${address.city}`;
