import { assertEvent, setup } from 'xstate';
import { formRefusalOf } from '#machines/formRefusal.ts';
import { customerActionsActors } from './customerActions.actors.ts';
import type {
  CustomerActionsAnswer,
  CustomerActionsContext,
  CustomerActionsEmitted,
  CustomerActionsEvent,
  Proof,
} from './customerActions.types.ts';

const unchosen: Omit<CustomerActionsContext, 'refusal'> = { otherId: null, stays: 'own', chosen: {} };

const base = setup({
  types: {
    context: {} as CustomerActionsContext,
    events: {} as CustomerActionsEvent | CustomerActionsAnswer,
    emitted: {} as CustomerActionsEmitted,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: customerActionsActors,
});

const actionsSetup = base.extend({
  actions: {
    forgetChoice: base.assign(unchosen),
    assignDouble: base.assign(({ event }) => {
      assertEvent(event, 'double.chosen');
      return { ...unchosen, otherId: event.otherId };
    }),
    assignAccount: base.assign(({ event }) => {
      assertEvent(event, 'account.kept');
      return { stays: event.side, chosen: {} };
    }),
    assignValue: base.assign(({ context, event }) => {
      assertEvent(event, 'value.kept');
      return { chosen: { ...context.chosen, [event.field]: event.side } };
    }),
    assignRefusal: base.assign(({ event }) => ({ refusal: formRefusalOf('error' in event ? event.error : null) })),
    clearRefusal: base.assign({ refusal: null }),
    emitErased: base.emit({ type: 'erased' }),
    emitMerged: base.emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.mergeCustomers');
      return { type: 'merged', staysId: event.output } as const;
    }),
  },
});

const refused = { target: 'proving', actions: 'assignRefusal' } as const;

function proofIn(event: CustomerActionsEvent | CustomerActionsAnswer): Proof {
  assertEvent(event, 'form.submitted');
  return event.form;
}

/** Of one customer, what goes out or ends with the own password: export, erasure, and becoming one with a double. */
export const customerActionsMachine = actionsSetup.createMachine({
  id: 'customerActions',
  context: { ...unchosen, refusal: null },
  initial: 'reading',
  states: {
    reading: {
      id: 'reading',
      meta: { description: { nl: 'Ziet de klant', en: 'Seeing the customer' } },
      on: { 'export.requested': 'exporting', 'erasure.requested': 'erasing', 'merge.requested': 'merging' },
    },
    exporting: {
      initial: 'proving',
      meta: { description: { nl: 'Downloadt wat er over de klant is', en: 'Downloading what there is of them' } },
      states: {
        proving: {
          meta: { description: { nl: 'Vult het eigen wachtwoord in', en: 'Typing the own password' } },
          on: { 'form.submitted': 'exporting', 'form.dismissed': '#reading' },
        },
        exporting: {
          tags: 'busy',
          entry: 'clearRefusal',
          meta: { description: { nl: 'Wordt verzameld', en: 'Being gathered' } },
          invoke: {
            id: 'exportCustomer',
            src: 'exportCustomer',
            input: ({ event }) => proofIn(event),
            onDone: '#reading',
            onError: refused,
          },
        },
      },
    },
    erasing: {
      initial: 'typing',
      meta: { description: { nl: 'Wist de klant', en: 'Erasing the customer' } },
      states: {
        typing: {
          meta: { description: { nl: 'Typt het adres over', en: 'Typing the address over' } },
          on: { 'address.typed': 'proving', 'typing.dismissed': '#reading' },
        },
        proving: {
          meta: { description: { nl: 'Vult het eigen wachtwoord in', en: 'Typing the own password' } },
          on: { 'form.submitted': 'erasing', 'form.dismissed': '#reading' },
        },
        erasing: {
          tags: 'busy',
          entry: 'clearRefusal',
          meta: { description: { nl: 'Wordt gewist', en: 'Being erased' } },
          invoke: {
            id: 'eraseCustomer',
            src: 'eraseCustomer',
            input: ({ event }) => proofIn(event),
            onDone: { target: '#reading', actions: 'emitErased' },
            onError: refused,
          },
        },
      },
    },
    merging: {
      initial: 'choosing',
      entry: 'forgetChoice',
      meta: { description: { nl: 'Voegt twee klanten samen', en: 'Making two customers one' } },
      states: {
        choosing: {
          meta: { description: { nl: 'Zoekt wie het ook is', en: 'Looking for who else it is' } },
          on: { 'double.chosen': { target: 'comparing', actions: 'assignDouble' }, 'dialog.closed': '#reading' },
        },
        comparing: {
          meta: { description: { nl: 'Kiest wat van beiden blijft', en: 'Choosing what stays of both' } },
          on: {
            'account.kept': { actions: 'assignAccount' },
            'value.kept': { actions: 'assignValue' },
            'double.rejected': { target: 'choosing', actions: 'forgetChoice' },
            'comparison.agreed': 'proving',
            'dialog.closed': '#reading',
          },
        },
        proving: {
          meta: { description: { nl: 'Vult het eigen wachtwoord in', en: 'Typing the own password' } },
          on: { 'form.submitted': 'merging', 'form.dismissed': 'comparing', 'dialog.closed': '#reading' },
        },
        merging: {
          tags: 'busy',
          entry: 'clearRefusal',
          meta: { description: { nl: 'Worden samengevoegd', en: 'Being merged' } },
          invoke: {
            id: 'mergeCustomers',
            src: 'mergeCustomers',
            input: ({ context: { otherId, stays, chosen }, event }) => ({
              otherId: otherId!,
              stays,
              chosen,
              ...proofIn(event),
            }),
            onDone: { target: '#reading', actions: 'emitMerged' },
            onError: refused,
          },
        },
      },
    },
  },
});
