import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import type { Customer } from '#contract/names.ts';
import { mergeOf } from '#domain/people/mergedCustomer.ts';
import type { CustomerActionsActors } from '#machines/customerActions/customerActions.actors.ts';
import { customerActionsMachine } from '#machines/customerActions/customerActions.machine.ts';
import type { CustomerActionsEmitted, Proof } from '#machines/customerActions/customerActions.types.ts';
import { eraseCustomer, exportCustomer, mergeCustomers, mergePreviewQuery } from '#web/queries/admin/customers.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { fullName } from './fullName.ts';

export type CustomerActionsRef = ActorRefFrom<typeof customerActionsMachine>;

export function useCustomerActions(
  customer: Customer,
  onDone: (done: CustomerActionsEmitted) => void,
): CustomerActionsRef {
  const client = useQueryClient();
  const [machine] = useState(() => customerActionsMachine.provide({ actors: customerActionsActors(client, customer) }));
  const actor = useActorRef(machine);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const subscription = actor.on('*', (done) => finish(done));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}

const customerActionsActors = (client: QueryClient, customer: Customer): CustomerActionsActors => ({
  exportCustomer: fromPromise(({ input }) => saveExport(customer, input).then(() => null)),
  eraseCustomer: fromPromise(({ input }) => eraseCustomer(client, customer.id, input).then(() => null)),
  mergeCustomers: fromPromise(async ({ input: { otherId, password, ...choice } }) => {
    const shown = await client.ensureQueryData(mergePreviewQuery(customer.id, otherId));
    const { staysId, merge } = mergeOf(shown, choice);
    await mergeCustomers(client, staysId, { ...merge, password });
    return staysId;
  }),
});

/** As a page to read and a file for programs. */
async function saveExport(customer: Customer, proof: Proof): Promise<void> {
  const { file, page } = await exportCustomer(customer.id, proof);
  saveFile(page, 'text/html', `${fullName(customer)}.html`);
  saveFile(JSON.stringify(file, null, 2), 'application/json', `${fullName(customer)}.json`);
}
