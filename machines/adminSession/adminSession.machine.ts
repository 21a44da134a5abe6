import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/failureCode.ts';
import { adminSessionActors } from './adminSession.actors.ts';
import type {
  AdminSessionAnswer,
  AdminSessionContext,
  AdminSessionEmitted,
  AdminSessionEvent,
  AdminSessionInput,
} from './adminSession.types.ts';

const base = setup({
  types: {
    context: {} as AdminSessionContext & AdminSessionInput,
    events: {} as AdminSessionEvent | AdminSessionAnswer,
    input: {} as AdminSessionInput,
    emitted: {} as AdminSessionEmitted,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: adminSessionActors,
  guards: {
    tokenIsStored: ({ context }) => context.hasToken,
    tokenIsRefused: ({ event }) => ['unauthorized', 'forbidden', 'not_found'].includes(failureOf(event) ?? ''),
  },
});

const sessionSetup = base.extend({
  actions: {
    assignUser: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadUser');
      return { userId: event.output.userId, hasToken: true };
    }),
    assignChallenge: base.assign(({ event }) => {
      assertEvent(event, 'challenge.received');
      return { challenge: event.challenge };
    }),
    clearChallenge: base.assign({ challenge: null }),
    clearUser: base.assign({ userId: null, hasToken: false }),
    goToLogin: base.emit({ type: 'navigate.requested', to: 'login' }),
    goToProducts: base.emit({ type: 'navigate.requested', to: 'products' }),
  },
});

const withoutUser = { target: '#loggedOut', actions: 'clearUser' } as const;
const loggedOutBy = { target: '#loggedOut', actions: ['clearUser', 'goToLogin'] } as const;
const loggedInBy = { target: '#checking', actions: ['clearChallenge', 'goToProducts'] } as const;

/** Who is at the back office (specification §4). */
export const adminSessionMachine = sessionSetup.createMachine({
  id: 'adminSession',
  context: ({ input }) => ({ userId: null, challenge: null, hasToken: input.hasToken }),
  initial: 'opening',
  on: { 'token.removed': withoutUser },
  states: {
    opening: {
      meta: { description: { nl: 'Kijken of er een inlog bewaard is', en: 'Looking for a stored login' } },
      always: [{ guard: 'tokenIsStored', target: 'checking' }, { target: 'loggedOut' }],
    },
    loggedOut: {
      id: 'loggedOut',
      meta: { description: { nl: 'Niemand is ingelogd', en: 'Nobody is logged in' } },
      on: {
        'staff.loggedIn': loggedInBy,
        'challenge.received': { target: 'challenged', actions: 'assignChallenge' },
      },
    },
    challenged: {
      meta: { description: { nl: 'De code van de tweede factor typen', en: 'Typing the code of the second factor' } },
      on: {
        'staff.loggedIn': loggedInBy,
        'challenge.dismissed': { target: 'loggedOut', actions: 'clearChallenge' },
      },
    },
    checking: {
      id: 'checking',
      meta: { description: { nl: 'De medewerker wordt opgehaald', en: 'The staff member is being loaded' } },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: { target: 'loggedIn', actions: 'assignUser' },
        onError: [{ guard: 'tokenIsRefused', ...withoutUser }, { target: 'unreachable' }],
      },
    },
    unreachable: {
      meta: {
        description: { nl: 'De medewerker kon niet worden opgehaald', en: 'The staff member could not be loaded' },
      },
      on: { 'check.retried': 'checking', 'staff.loggedIn': loggedInBy },
    },
    loggedIn: {
      initial: 'viewing',
      meta: { description: { nl: 'De medewerker is ingelogd', en: 'The staff member is logged in' } },
      on: { 'token.removed': loggedOutBy },
      states: {
        viewing: {
          meta: { description: { nl: 'In het beheer werken', en: 'Working in the back office' } },
          on: { 'logout.requested': 'confirmingLogout' },
        },
        confirmingLogout: {
          meta: { description: { nl: 'Weet je zeker dat je wilt uitloggen?', en: 'Sure to log out?' } },
          on: { 'logout.confirmed': 'loggingOut', 'logout.dismissed': 'viewing' },
        },
        loggingOut: {
          meta: { description: { nl: 'Uitloggen', en: 'Logging out' } },
          invoke: { id: 'logOut', src: 'logOut', onDone: loggedOutBy, onError: loggedOutBy },
        },
      },
    },
  },
});
