import { createActor } from 'xstate';
import type { CustomerActionsActors } from '#machines/customerActions/customerActions.actors.ts';
import { customerActionsMachine } from '#machines/customerActions/customerActions.machine.ts';
import type { CustomerActionsAnswer, CustomerActionsEvent } from '#machines/customerActions/customerActions.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runCustomerActions() {
  const world = controlledActors();
  const actors = {
    exportCustomer: world.promise('exportCustomer'),
    eraseCustomer: world.promise('eraseCustomer'),
    mergeCustomers: world.promise('mergeCustomers'),
  } satisfies CustomerActionsActors;
  const actor = createActor(customerActionsMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const held = () => JSON.stringify(actor.getPersistedSnapshot());
  return { ...world, emitted, actor, held, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const wrongPassword = { code: 'validation_failed' };

export const customerActionsEvents = {
  'export.requested': [{ type: 'export.requested' }],
  'erasure.requested': [{ type: 'erasure.requested' }],
  'merge.requested': [{ type: 'merge.requested' }],
  'address.typed': [{ type: 'address.typed' }],
  'typing.dismissed': [{ type: 'typing.dismissed' }],
  'double.chosen': [{ type: 'double.chosen', otherId: 'c2' }],
  'double.rejected': [{ type: 'double.rejected' }],
  'account.kept': [{ type: 'account.kept', side: 'other' }],
  'value.kept': [{ type: 'value.kept', field: 'phone', side: 'other' }],
  'comparison.agreed': [{ type: 'comparison.agreed' }],
  'form.submitted': [{ type: 'form.submitted', form: { password: 'gaardhuis-mila-1' } }],
  'form.dismissed': [{ type: 'form.dismissed' }],
  'dialog.closed': [{ type: 'dialog.closed' }],
  'xstate.done.actor.exportCustomer': [{ type: 'xstate.done.actor.exportCustomer', output: null }],
  'xstate.error.actor.exportCustomer': [{ type: 'xstate.error.actor.exportCustomer', error: wrongPassword }],
  'xstate.done.actor.eraseCustomer': [{ type: 'xstate.done.actor.eraseCustomer', output: null }],
  'xstate.error.actor.eraseCustomer': [{ type: 'xstate.error.actor.eraseCustomer', error: wrongPassword }],
  'xstate.done.actor.mergeCustomers': [{ type: 'xstate.done.actor.mergeCustomers', output: 'c2' }],
  'xstate.error.actor.mergeCustomers': [{ type: 'xstate.error.actor.mergeCustomers', error: wrongPassword }],
} satisfies EventsByType<CustomerActionsEvent | CustomerActionsAnswer>;
