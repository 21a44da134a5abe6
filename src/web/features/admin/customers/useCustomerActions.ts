import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { Customer } from '#contract/names.ts';
import { mergeOf } from '#domain/people/mergedCustomer.ts';
import type { CustomerActionsActors } from '#machines/customerActions/customerActions.actors.ts';
import { customerActionsMachine } from '#machines/customerActions/customerActions.machine.ts';
import { isWorking } from '#machines/customerActions/customerActions.selectors.ts';
import type { CustomerActionsEmitted } from '#machines/customerActions/customerActions.types.ts';
import { formProof } from '#web/features/people/forms/formProof.ts';
import { eraseCustomer, exportCustomer, mergeCustomers, mergePreview } from '#web/queries/admin/customers.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { fullName } from './fullName.ts';

type Proof = { password: string };

export type CustomerActionsRef = {
  actor: ActorRefFrom<typeof customerActionsMachine>;
  /** For the form's submit; throws what the server refused, so that it goes to the fields. */
  prove: (proof: Proof) => Promise<void>;
};

/** `staysId`: of the account that is there afterwards. */
export type CustomerOutcome = { code: CustomerActionsEmitted['code']; staysId: string };

/** The machine `customerActions` with the password that the form holds. */
export function useCustomerActions(customer: Customer, onDone: (outcome: CustomerOutcome) => void): CustomerActionsRef {
  const client = useQueryClient();
  const [actions] = useState(() => startCustomerActions(client, customer, onDone));
  return actions;
}

function startCustomerActions(
  client: QueryClient,
  customer: Customer,
  onDone: (outcome: CustomerOutcome) => void,
): CustomerActionsRef {
  const proof = formProof<Proof>();
  let staysId = customer.id;
  const actors: CustomerActionsActors = {
    exportCustomer: fromPromise(() => proof.send(async (held) => saveExport(customer, held))),
    eraseCustomer: fromPromise(() => proof.send((held) => eraseCustomer(client, customer.id, held))),
    mergeCustomers: fromPromise(({ input: { otherId, ...choice } }) =>
      proof.send(async (held) => {
        const stays = mergeOf(await mergePreview(client, customer.id, otherId), choice);
        await mergeCustomers(client, stays.staysId, { ...stays.merge, ...held });
        staysId = stays.staysId;
      }),
    ),
  };
  const actor = createActor(customerActionsMachine.provide({ actors }));
  actor.on('notice', ({ code }) => onDone({ code, staysId }));
  actor.start();
  const prove = (typed: Proof): Promise<void> =>
    proof.submit(typed, () => {
      actor.send({ type: 'password.given' });
      return waitFor(actor, (snapshot) => !isWorking(snapshot));
    });
  return { actor, prove };
}

/** As a page to read and a file for programs. */
async function saveExport(customer: Customer, proof: Proof): Promise<void> {
  const { file, page } = await exportCustomer(customer.id, proof);
  saveFile(page, 'text/html', `${fullName(customer)}.html`);
  saveFile(JSON.stringify(file, null, 2), 'application/json', `${fullName(customer)}.json`);
}
