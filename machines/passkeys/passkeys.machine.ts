import { assertEvent, setup } from 'xstate';
import { passkeysActors } from './passkeys.actors.ts';
import type { PasskeysAnswer, PasskeysContext, PasskeysEmitted, PasskeysEvent } from './passkeys.types.ts';

const base = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent | PasskeysAnswer,
    emitted: {} as PasskeysEmitted,
    children: {} as { addPasskey: 'addPasskey'; removePasskey: 'removePasskey' },
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: passkeysActors,
  guards: { formIsSubmitted: ({ event }) => 'output' in event && event.output.kind === 'submitted' },
});

const passkeysSetup = base.extend({
  actions: {
    assignId: base.assign(({ event }) => {
      assertEvent(event, 'removal.requested');
      return { id: event.id };
    }),
    clearId: base.assign({ id: null }),
    emitAdded: base.emit({ type: 'notice', code: 'added' }),
    emitRemoved: base.emit({ type: 'notice', code: 'removed' }),
  },
});

/** The passkeys of a customer. */
export const passkeysMachine = passkeysSetup.createMachine({
  id: 'passkeys',
  context: { id: null },
  initial: 'listing',
  states: {
    listing: {
      entry: 'clearId',
      meta: { description: { nl: 'De passkeys bekijken', en: 'Looking at the passkeys' } },
      on: { 'adding.requested': 'adding', 'removal.requested': { target: 'removing', actions: 'assignId' } },
    },
    adding: {
      meta: { description: { nl: 'Een passkey toevoegen', en: 'Adding a passkey' } },
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        onDone: [{ guard: 'formIsSubmitted', target: 'listing', actions: 'emitAdded' }, { target: 'listing' }],
        onError: 'listing',
      },
    },
    removing: {
      meta: { description: { nl: 'Een passkey verwijderen', en: 'Removing a passkey' } },
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        onDone: [{ guard: 'formIsSubmitted', target: 'listing', actions: 'emitRemoved' }, { target: 'listing' }],
        onError: 'listing',
      },
    },
  },
});
