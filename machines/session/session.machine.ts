import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/failureCode.ts';
import { sessionActors } from './session.actors.ts';
import type { SessionAnswer, SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts';

type MachineEvent = SessionEvent | SessionAnswer;

const base = setup({
  types: {
    context: {} as SessionContext & SessionInput,
    events: {} as MachineEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: sessionActors,
  guards: {
    tokenIsStored: ({ context }) => context.hasToken,
    tokenIsRefused: ({ event }) => ['unauthorized', 'forbidden', 'not_found'].includes(failureOf(event) ?? ''),
  },
});

const sessionSetup = base.extend({
  actions: {
    assignCustomer: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCustomer');
      return { customerId: event.output.customerId, hasToken: true };
    }),
    clearCustomer: base.assign({ customerId: null, hasToken: false }),
    goToLogin: base.emit({ type: 'navigate.requested', to: 'login' }),
    goToAccount: base.emit({ type: 'navigate.requested', to: 'account' }),
  },
});

const withoutCustomer = { target: '#loggedOut', actions: 'clearCustomer' } as const;
const loggedOutBy = { target: '#loggedOut', actions: ['clearCustomer', 'goToLogin'] } as const;

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ customerId: null, hasToken: input.hasToken }),
  initial: 'opening',
  on: { 'token.removed': withoutCustomer },
  states: {
    opening: {
      meta: { description: { nl: 'Kijken of er een inlog bewaard is', en: 'Looking for a stored login' } },
      always: [{ guard: 'tokenIsStored', target: 'checking' }, { target: 'loggedOut' }],
    },
    loggedOut: {
      id: 'loggedOut',
      meta: { description: { nl: 'Niemand is ingelogd', en: 'Nobody is logged in' } },
      on: { 'customer.loggedIn': { target: 'checking', actions: 'goToAccount' } },
    },
    checking: {
      meta: { description: { nl: 'De klant wordt opgehaald', en: 'The customer is being loaded' } },
      invoke: {
        id: 'loadCustomer',
        src: 'loadCustomer',
        onDone: { target: 'loggedIn', actions: 'assignCustomer' },
        onError: [{ guard: 'tokenIsRefused', ...withoutCustomer }, { target: 'unreachable' }],
      },
    },
    unreachable: {
      meta: { description: { nl: 'De klant kon niet worden opgehaald', en: 'The customer could not be loaded' } },
      on: { 'check.retried': 'checking', 'customer.loggedIn': { target: 'checking', actions: 'goToAccount' } },
    },
    loggedIn: {
      initial: 'viewing',
      meta: { description: { nl: 'De klant is ingelogd', en: 'The customer is logged in' } },
      on: { 'token.removed': loggedOutBy },
      states: {
        viewing: {
          meta: { description: { nl: 'Het account bekijken', en: 'Looking at the account' } },
          on: {
            'logout.requested': 'confirmingLogout',
            'edit.requested': 'editing',
            'passwordChange.requested': 'changingPassword',
            'sessions.requested': 'viewingSessions',
            'export.requested': 'exporting',
            'erasure.requested': 'erasing',
          },
        },
        editing: {
          meta: { description: { nl: 'De gegevens wijzigen', en: 'Changing the details' } },
          on: { 'edit.dismissed': 'viewing', 'details.saved': 'viewing' },
        },
        changingPassword: {
          meta: { description: { nl: 'Het wachtwoord wijzigen', en: 'Changing the password' } },
          on: { 'window.dismissed': 'viewing', 'password.changed': 'viewing' },
        },
        viewingSessions: {
          meta: { description: { nl: 'Zien waar de klant is ingelogd', en: 'Seeing where the customer is logged in' } },
          on: { 'window.dismissed': 'viewing' },
        },
        exporting: {
          meta: { description: { nl: 'De eigen gegevens downloaden', en: 'Downloading the own data' } },
          on: { 'window.dismissed': 'viewing', 'data.exported': 'viewing' },
        },
        erasing: {
          meta: { description: { nl: 'Het account verwijderen', en: 'Ending the account' } },
          on: { 'window.dismissed': 'viewing' },
        },
        confirmingLogout: {
          meta: { description: { nl: 'Weet je zeker dat je wilt uitloggen?', en: 'Sure to log out?' } },
          on: { 'logout.confirmed': 'loggingOut', 'logout.dismissed': 'viewing' },
        },
        loggingOut: {
          meta: { description: { nl: 'Uitloggen', en: 'Logging out' } },
          invoke: {
            id: 'logOut',
            src: 'logOut',
            onDone: loggedOutBy,
            onError: loggedOutBy,
          },
        },
      },
    },
  },
});
