import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressQuestion, splitHouseNumber } from '#domain/people/address.ts';
import { addressQuery } from '#web/queries/customers.ts';
import type { CustomerForm } from './useCustomerForm.ts';

type PlaceNames = { street: string; city: string };

/** Fills in street and town, but never over what somebody typed. Returns what was found last, and what asks again. */
export function useAddressLookup<Output>(form: CustomerForm<Output>): {
  address: PlaceNames | null;
  lookUp: () => void;
} {
  const client = useQueryClient();
  const [address, setAddress] = useState<PlaceNames | null>(null);
  const filled = useRef<PlaceNames>({ street: '', city: '' });

  const lookUp = async () => {
    const parts = splitHouseNumber(form.getValues('address'));
    if (parts !== null) {
      form.setValue('address.houseNumber', parts.houseNumber, { shouldValidate: form.formState.isSubmitted });
      form.setValue('address.houseNumberSuffix', parts.houseNumberSuffix);
    }
    const question = addressQuestion(form.getValues('address'));
    const answer = question && (await client.fetchQuery(addressQuery(question)));
    const unchanged = JSON.stringify(question) === JSON.stringify(addressQuestion(form.getValues('address')));
    if (answer === null || !unchanged) return;
    for (const name of ['street', 'city'] as const) {
      const typed = form.getValues(`address.${name}`);
      if (typed !== '' && typed !== filled.current[name]) continue;
      form.setValue(`address.${name}`, answer[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
    filled.current = answer;
    setAddress(answer);
  };
  return { address, lookUp: () => void lookUp() };
}
