import { staffSecuritySetup } from './staffSecurity.setup.ts';

const again = { target: 'typing', reenter: true } as const;

/** Whatever else becomes of a form, its dialog closes. */
const closed = { target: '#viewing' } as const;
const showCodes = { guard: 'codesAreGiven', target: 'showingCodes', actions: 'assignCodes' } as const;

const provingBy = <Id extends string, const Next extends readonly object[]>(id: Id, next: Next) =>
  ({
    meta: { description: { nl: 'Vult het eigen wachtwoord in', en: 'Typing the own password' } },
    invoke: { id, src: id, onDone: [...next, closed], onError: closed },
  }) as const;

const showingCodes = {
  meta: { description: { nl: 'Leest de herstelcodes, alleen nu', en: 'Reading the recovery codes, this once' } },
  on: { 'codes.saved': closed },
} as const;

/** How a staff member logs in: whoever changes that knows the password. */
export const staffSecurityMachine = staffSecuritySetup.createMachine({
  id: 'staffSecurity',
  context: { passkeyId: null, secret: null, codes: null },
  type: 'parallel',
  states: {
    password: {
      initial: 'typing',
      meta: { description: { nl: 'Het eigen wachtwoord', en: 'The own password' } },
      states: {
        typing: {
          meta: { description: { nl: 'Het wachtwoord wijzigen', en: 'Changing the password' } },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            onDone: [{ guard: 'formIsSubmitted', ...again, actions: 'emitPasswordChanged' }, again],
            onError: again,
          },
        },
      },
    },
    factor: {
      initial: 'viewing',
      meta: { description: { nl: 'De tweede stap van het inloggen', en: 'The second step of logging in' } },
      states: {
        viewing: {
          id: 'viewing',
          entry: 'forgetShown',
          meta: { description: { nl: 'Ziet wat er aanstaat', en: 'Seeing what is on' } },
          on: {
            'app.requested': 'enrolling',
            'appRemoval.requested': 'removingApp',
            'renewal.requested': 'renewingCodes',
            'passkey.requested': 'addingPasskey',
            'passkeyRemoval.requested': { target: 'removingPasskey', actions: 'assignPasskey' },
          },
        },
        enrolling: {
          initial: 'proving',
          meta: { description: { nl: 'Zet een app aan', en: 'Adding an authenticator' } },
          states: {
            proving: provingBy('startFactor', [
              { guard: 'formIsSubmitted', target: 'confirming', actions: 'assignSecret' },
            ]),
            confirming: {
              meta: { description: { nl: 'Typt de eerste code van de app', en: 'Typing the first code of the app' } },
              invoke: { id: 'confirmFactor', src: 'confirmFactor', onDone: [showCodes, closed], onError: closed },
            },
            showingCodes,
          },
        },
        removingApp: {
          meta: { description: { nl: 'Zet de app uit', en: 'Removing the authenticator' } },
          invoke: { id: 'removeFactor', src: 'removeFactor', onDone: closed, onError: closed },
        },
        renewingCodes: {
          initial: 'proving',
          meta: { description: { nl: 'Vraagt nieuwe herstelcodes', en: 'Asking for new recovery codes' } },
          states: { proving: provingBy('renewCodes', [showCodes]), showingCodes },
        },
        addingPasskey: {
          initial: 'proving',
          meta: { description: { nl: 'Voegt een passkey toe', en: 'Adding a passkey' } },
          states: { proving: provingBy('addPasskey', [showCodes]), showingCodes },
        },
        removingPasskey: {
          meta: { description: { nl: 'Verwijdert een passkey', en: 'Removing a passkey' } },
          invoke: { id: 'removePasskey', src: 'removePasskey', onDone: closed, onError: closed },
        },
      },
    },
  },
});
