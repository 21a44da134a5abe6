import { adminSessionSetup } from './adminSession.setup.ts';

const withoutUser = { target: '#loggedOut', actions: 'clearUser' } as const;
const loggedOutBy = { target: '#loggedOut', actions: ['clearUser', 'goToLogin'] } as const;
const loggedInBy = { target: '#checking', actions: 'goToProducts' } as const;
const outdated = { guard: 'challengeIsOutdated', target: '#loggedOut', actions: 'emitOutdated' } as const;

/** Also while it is not known who was logged in. */
const loggingIn = {
  id: 'logIn',
  src: 'logIn',
  onDone: [
    { guard: 'secondFactorIsAsked', target: '#challenged', actions: 'assignChallenge' },
    { target: '#loggedOut', reenter: true },
  ],
  onError: { target: '#loggedOut', reenter: true },
} as const;

/** Who is at the back office (specification §4). */
export const adminSessionMachine = adminSessionSetup.createMachine({
  id: 'adminSession',
  context: ({ input }) => ({ ...input, userId: null, challenge: null, refused: null }),
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
      invoke: loggingIn,
      on: { 'staff.loggedIn': loggedInBy },
    },
    challenged: {
      id: 'challenged',
      initial: 'typing',
      exit: 'clearChallenge',
      meta: { description: { nl: 'De tweede stap van het inloggen', en: 'The second step of logging in' } },
      invoke: {
        id: 'answerChallenge',
        src: 'answerChallenge',
        onDone: [outdated, { target: '#loggedOut' }],
        onError: '#loggedOut',
      },
      on: { 'staff.loggedIn': loggedInBy, 'challenge.dismissed': 'loggedOut' },
      states: {
        typing: {
          meta: {
            description: { nl: 'De code van de tweede factor typen', en: 'Typing the code of the second factor' },
          },
          on: { 'passkey.requested': 'usingPasskey' },
        },
        usingPasskey: {
          entry: 'clearRefused',
          meta: { description: { nl: 'De browser vraagt om een passkey', en: 'The browser asks for a passkey' } },
          invoke: {
            id: 'answerByPasskey',
            src: 'answerByPasskey',
            input: ({ context }) => ({ challenge: context.challenge?.token ?? '' }),
            onDone: 'typing',
            onError: [outdated, { target: 'refused', actions: 'assignRefused' }],
          },
        },
        refused: {
          meta: { description: { nl: 'Leest waarom de passkey niet hielp', en: 'Reading why the passkey did not do' } },
          on: { 'passkey.requested': 'usingPasskey' },
        },
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
      invoke: loggingIn,
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
