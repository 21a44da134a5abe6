import { setup } from 'xstate';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { passkeyLoginActors } from './passkeyLogin.actors.ts';
import type { PasskeyLoginAnswer, PasskeyLoginContext, PasskeyLoginEvent } from './passkeyLogin.types.ts';

const base = setup({
  types: {
    context: {} as PasskeyLoginContext,
    events: {} as PasskeyLoginEvent | PasskeyLoginAnswer,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: passkeyLoginActors,
  guards: { offerWasLeft: ({ event }) => failureOf(event) === 'passkey_stopped' },
});

const loginSetup = base.extend({
  actions: {
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    clearRefused: base.assign({ refused: null }),
  },
});

const requested = { 'passkey.requested': 'asking' } as const;
const refused = { target: 'refused', actions: 'assignRefused' } as const;

/** The browser offers passkeys in the field of the address, and the button asks for one. */
export const passkeyLoginMachine = loginSetup.createMachine({
  id: 'passkeyLogin',
  context: { refused: null },
  initial: 'offering',
  states: {
    offering: {
      meta: { description: { nl: 'De browser biedt passkeys aan', en: 'The browser offers passkeys' } },
      invoke: {
        id: 'offerInFields',
        src: 'logInByPasskey',
        input: { inFields: true },
        onDone: 'loggedIn',
        onError: [{ guard: 'offerWasLeft', target: 'waiting' }, refused],
      },
      on: requested,
    },
    waiting: {
      meta: { description: { nl: 'De browser biedt niets meer aan', en: 'The browser offers nothing any more' } },
      on: requested,
    },
    asking: {
      tags: 'busy',
      entry: 'clearRefused',
      meta: { description: { nl: 'De browser vraagt om een passkey', en: 'The browser asks for a passkey' } },
      invoke: {
        id: 'logInByPasskey',
        src: 'logInByPasskey',
        input: { inFields: false },
        onDone: 'loggedIn',
        onError: refused,
      },
    },
    refused: {
      meta: { description: { nl: 'Leest waarom het niet lukte', en: 'Reading why it did not work' } },
      on: requested,
    },
    loggedIn: {
      meta: { description: { nl: 'De klant is ingelogd', en: 'The customer is logged in' } },
    },
  },
});
