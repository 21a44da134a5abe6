import { assertEvent, setup } from 'xstate';
import { loginEndingActors } from './loginEnding.actors.ts';
import type {
  LoginEndingAnswer,
  LoginEndingContext,
  LoginEndingEmitted,
  LoginEndingEvent,
} from './loginEnding.types.ts';

const base = setup({
  types: {
    context: {} as LoginEndingContext,
    events: {} as LoginEndingEvent | LoginEndingAnswer,
    emitted: {} as LoginEndingEmitted,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: loginEndingActors,
});

const loginEndingSetup = base.extend({
  actions: {
    assignSession: base.assign(({ event }) => {
      assertEvent(event, 'ending.requested');
      return { sessionId: event.sessionId };
    }),
    emitEnded: base.emit({ type: 'notice', code: 'ended' }),
  },
});

/** No login ends before somebody said so twice; who ends their own proves to be who they are. */
export const loginEndingMachine = loginEndingSetup.createMachine({
  id: 'loginEnding',
  context: { sessionId: null },
  initial: 'listing',
  states: {
    listing: {
      meta: { description: { nl: 'Ziet waar iemand is ingelogd', en: 'Seeing where somebody is logged in' } },
      on: { 'ending.requested': { target: 'asking', actions: 'assignSession' } },
    },
    asking: {
      meta: { description: { nl: 'Daar uitloggen?', en: 'Log out there?' } },
      on: { 'ending.confirmed': 'ending', 'ending.dismissed': 'listing' },
    },
    ending: {
      meta: { description: { nl: 'Uitloggen', en: 'Logging out' } },
      invoke: {
        id: 'endLogins',
        src: 'endLogins',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: { target: 'listing', actions: 'emitEnded' },
        onError: 'asking',
      },
    },
  },
});
