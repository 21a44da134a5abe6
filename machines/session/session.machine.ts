import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/failureCode.ts';
import { accountForms, type AccountForms } from './accountForms.ts';
import { sessionActors } from './session.actors.ts';
import type { SessionAnswer, SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts';

type MachineEvent = SessionEvent | SessionAnswer;

const base = setup({
  types: {
    context: {} as SessionContext & SessionInput,
    events: {} as MachineEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    children: {} as { [Form in keyof AccountForms]: Form },
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: { ...sessionActors, ...accountForms },
  guards: {
    formIsSubmitted: ({ event }) =>
      'output' in event && event.output !== null && 'kind' in event.output && event.output.kind === 'submitted',
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
    emitDetailsSaved: base.emit({ type: 'notice', code: 'details_saved' }),
    emitPasswordChanged: base.emit({ type: 'notice', code: 'password_changed' }),
    emitDataExported: base.emit({ type: 'notice', code: 'data_exported' }),
    emitAccountErased: base.emit({ type: 'notice', code: 'account_erased' }),
    goToLogin: base.emit({ type: 'navigate.requested', to: 'login' }),
    goToAccount: base.emit({ type: 'navigate.requested', to: 'account' }),
  },
});

const withoutCustomer = { target: '#loggedOut', actions: 'clearCustomer' } as const;
const loggedOutBy = { target: '#loggedOut', actions: ['clearCustomer', 'goToLogin'] } as const;

type Window<Submitted> = { description: { nl: string; en: string }; submitted: Submitted };

/** A form in a window over the account; `submitted`: what follows once the server took it. */
const windowOf = <Id extends keyof AccountForms, const Submitted extends object>(
  id: Id,
  { description, submitted }: Window<Submitted>,
) =>
  ({
    meta: { description },
    invoke: {
      id,
      src: id,
      onDone: [{ guard: 'formIsSubmitted', ...submitted }, { target: 'viewing' }],
      onError: 'viewing',
    },
  }) as const;

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
        editing: windowOf('details', {
          description: { nl: 'De gegevens wijzigen', en: 'Changing the details' },
          submitted: { target: 'viewing', actions: 'emitDetailsSaved' },
        }),
        changingPassword: windowOf('changePassword', {
          description: { nl: 'Het wachtwoord wijzigen', en: 'Changing the password' },
          submitted: { target: 'viewing', actions: 'emitPasswordChanged' },
        }),
        viewingSessions: {
          meta: { description: { nl: 'Zien waar de klant is ingelogd', en: 'Seeing where the customer is logged in' } },
          on: { 'window.dismissed': 'viewing' },
        },
        exporting: windowOf('exportData', {
          description: { nl: 'De eigen gegevens downloaden', en: 'Downloading the own data' },
          submitted: { target: 'viewing', actions: 'emitDataExported' },
        }),
        erasing: windowOf('eraseAccount', {
          description: { nl: 'Het account verwijderen', en: 'Ending the account' },
          submitted: { target: 'forgetting', actions: 'emitAccountErased' },
        }),
        forgetting: {
          meta: { description: { nl: 'Het account is er niet meer', en: 'The account is no more' } },
          invoke: { id: 'forgetLogin', src: 'logOut', onDone: loggedOutBy, onError: loggedOutBy },
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
