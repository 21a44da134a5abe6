import { passwordResetSetup } from './passwordReset.setup.ts';

const requesting = {
  id: 'requestLink',
  src: 'requestLink',
  onDone: [
    { guard: 'formIsSubmitted', target: 'requested' },
    { target: 'requesting', reenter: true },
  ],
  onError: { target: 'requesting', reenter: true },
} as const;

const saving = {
  id: 'savePassword',
  src: 'savePassword',
  onDone: [
    { guard: 'formIsSubmitted', target: 'saved', actions: 'emitSaved' },
    { guard: 'tokenIsRefused', target: 'invalid' },
    { target: 'choosing', reenter: true },
  ],
  onError: { target: 'choosing', reenter: true },
} as const;

/** Asking for the link, and using it (specification §2): a page each. An invitation and a first start are such links, too. */
export function passwordResetMachine<Form>() {
  return passwordResetSetup<Form>().createMachine({
    id: 'passwordReset',
    context: ({ input }) => ({ ...input, email: null, problem: null }),
    initial: 'opening',
    states: {
      opening: {
        meta: { description: { nl: 'Kijken of er een link is', en: 'Looking for a link' } },
        always: [{ guard: 'tokenIsMailed', target: 'checking' }, { target: 'requesting' }],
      },
      requesting: {
        meta: { description: { nl: 'Een link aanvragen', en: 'Asking for a link' } },
        invoke: requesting,
      },
      requested: {
        meta: { description: { nl: 'Leest dat de link onderweg is', en: 'Reading that the link is on its way' } },
      },
      checking: {
        meta: { description: { nl: 'De link wordt nagekeken', en: 'The link is being checked' } },
        invoke: {
          id: 'checkToken',
          src: 'checkToken',
          input: ({ context }) => ({ token: context.token ?? '' }),
          onDone: { target: 'choosing', actions: 'assignEmail' },
          onError: [
            { guard: 'tokenIsRefused', target: 'invalid' },
            { target: 'unreachable', actions: 'assignProblem' },
          ],
        },
      },
      unreachable: {
        meta: { description: { nl: 'De link kon niet worden nagekeken', en: 'The link could not be checked' } },
        on: { 'check.retried': { target: 'checking', actions: 'clearProblem' } },
      },
      invalid: {
        meta: { description: { nl: 'Leest dat de link niet meer werkt', en: 'Reading that the link works no more' } },
      },
      choosing: {
        meta: { description: { nl: 'Een nieuw wachtwoord kiezen', en: 'Choosing a new password' } },
        invoke: saving,
      },
      saved: {
        meta: { description: { nl: 'Het wachtwoord is gewijzigd', en: 'The password is changed' } },
      },
    },
  });
}
