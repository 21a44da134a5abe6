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

export function passwordResetSetup<Form>() {
  const base = setup({
    types: {
      context: {} as PasswordResetContext,
      events: {} as PasswordResetEvent | PasswordResetAnswer,
      input: {} as PasswordResetInput,
      emitted: {} as PasswordResetEmitted,
      children: {} as { requestLink: 'requestLink'; savePassword: 'savePassword' },
      meta: {} as { description: { nl: string; en: string } },
    },
    actors: passwordResetActors<Form>(),
    guards: {
      formIsSubmitted: ({ event }) => 'output' in event && 'kind' in event.output && event.output.kind === 'submitted',
      tokenIsMailed: ({ context }) => context.token !== null,
      tokenIsRefused: ({ event }) => ['token_invalid', 'validation_failed'].includes(failureOf(event) ?? ''),
    },
  });

  return base.extend({
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
      emitSaved: base.emit({ type: 'password.saved' }),
    },
  });
}
