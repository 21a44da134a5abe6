import { assertEvent, setup } from 'xstate';
import { failureCode, failureOf } from '#machines/failureCode.ts';
import { passwordResetActors } from './passwordReset.actors.ts';
import type {
  PasswordResetAnswer,
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
} from './passwordReset.types.ts';

const base = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent | PasswordResetAnswer,
    input: {} as PasswordResetInput,
    emitted: {} as PasswordResetEmitted,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: passwordResetActors,
  guards: {
    tokenIsMailed: ({ context }) => context.token !== null,
    tokenIsRefused: ({ event }) => ['token_invalid', 'validation_failed'].includes(failureOf(event) ?? ''),
  },
});

const resetSetup = base.extend({
  actions: {
    assignEmail: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkToken');
      return { email: event.output.email };
    }),
    assignProblem: base.assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.checkToken');
      return { problem: failureCode(event.error) };
    }),
    clearProblem: base.assign({ problem: null }),
    goToLogin: base.emit({ type: 'navigate.requested', to: 'login' }),
  },
});

/** Asking for the link, and using it (specification §2): a page each. */
export const passwordResetMachine = resetSetup.createMachine({
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
      on: { 'link.requested': 'requested' },
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
      on: { 'password.saved': { target: 'saved', actions: 'goToLogin' }, 'token.refused': 'invalid' },
    },
    saved: {
      meta: { description: { nl: 'Het wachtwoord is gewijzigd', en: 'The password is changed' } },
    },
  },
});
