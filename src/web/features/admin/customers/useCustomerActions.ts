import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { Customer } from '#contract/names.ts';
import { mergeOf } from '#domain/people/mergedCustomer.ts';
import type { CustomerActionsActors } from '#machines/customerActions/customerActions.actors.ts';
import { customerActionsMachine } from '#machines/customerActions/customerActions.machine.ts';
import { isWorking } from '#machines/customerActions/customerActions.selectors.ts';
import type { CustomerActionsEmitted } from '#machines/customerActions/customerActions.types.ts';
import { formProof } from '#web/features/people/forms/formProof.ts';
import { eraseCustomer, exportCustomer, mergeCustomers, mergePreviewQuery } from '#web/queries/admin/customers.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { fullName } from './fullName.ts';

type Proof = { password: string };

export type CustomerActionsRef = {
  actor: ActorRefFrom<typeof customerActionsMachine>;
  /** For the form's submit; throws what the server refused, so that it goes to the fields. */
  prove: (proof: Proof) => Promise<void>;
};

/** The machine `customerActions` with the password that the form holds. */
export function useCustomerActions(
  customer: Customer,
  onDone: (done: CustomerActionsEmitted) => void,
): CustomerActionsRef {
  const client = useQueryClient();
  const [proof] = useState(() => formProof<Proof>());
  const [machine] = useState(() =>
    customerActionsMachine.provide({ actors: customerActionsActors(client, customer, proof) }),
  );
  const actor = useActorRef(machine);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const subscription = actor.on('*', (done) => finish(done));
    return () => subscription.unsubscribe();
  }, [actor]);
  const prove = (typed: Proof): Promise<void> =>
    proof.submit(typed, () => {
      actor.send({ type: 'password.given' });
      return waitFor(actor, (snapshot) => !isWorking(snapshot));
    });
  return { actor, prove };
}

const customerActionsActors = (
  client: QueryClient,
  customer: Customer,
  proof: ReturnType<typeof formProof<Proof>>,
): CustomerActionsActors => ({
  exportCustomer: fromPromise(() => proof.send((held) => saveExport(customer, held)).then(() => null)),
  eraseCustomer: fromPromise(() => proof.send((held) => eraseCustomer(client, customer.id, held)).then(() => null)),
  mergeCustomers: fromPromise(({ input: { otherId, ...choice } }) =>
    proof.send(async (held) => {
      const shown = await client.ensureQueryData(mergePreviewQuery(customer.id, otherId));
      const { staysId, merge } = mergeOf(shown, choice);
      await mergeCustomers(client, staysId, { ...merge, ...held });
      return staysId;
    }),
  ),
});

/** As a page to read and a file for programs. */
async function saveExport(customer: Customer, proof: Proof): Promise<void> {
  const { file, page } = await exportCustomer(customer.id, proof);
  saveFile(page, 'text/html', `${fullName(customer)}.html`);
  saveFile(JSON.stringify(file, null, 2), 'application/json', `${fullName(customer)}.json`);
}
