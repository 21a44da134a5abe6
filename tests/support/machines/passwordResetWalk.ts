import { createActor } from 'xstate';
import type { PasswordForm } from '#contract/names.ts';
import { passwordResetActors, type PasswordResetActors } from '#machines/passwordReset/passwordReset.actors.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { newPasswordForm, requestForm } from '#machines/passwordReset/passwordReset.selectors.ts';
import type { PasswordResetAnswer, PasswordResetEvent } from '#machines/passwordReset/passwordReset.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

const forms = passwordResetActors<PasswordForm>();

export function runPasswordReset(token: string | null) {
  const world = controlledActors();
  const actors: PasswordResetActors<PasswordForm> = {
    checkToken: world.promise('checkToken'),
    requestLink: forms.requestLink.provide({ actors: { submit: world.promise('requestLink') } }),
    savePassword: forms.savePassword.provide({ actors: { submit: world.promise('savePassword') } }),
  };
  const actor = createActor(passwordResetMachine<PasswordForm>().provide({ actors }), { input: { token } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot,
    /** Fills in the form of the page that is shown. */
    request: (email: string) => requestForm(snapshot())?.send({ type: 'form.submitted', form: { email } }),
    choose: (password: string) =>
      newPasswordForm(snapshot())?.send({ type: 'form.submitted', form: { token: token ?? '', password } }),
  };
}

const broken = { code: 'payment_provider_unavailable' };
const refused = { code: 'token_invalid' };

export const passwordResetEvents = {
  'check.retried': [{ type: 'check.retried' }],
  'xstate.done.actor.checkToken': [
    { type: 'xstate.done.actor.checkToken', output: { email: 'anna@olijfgaard.example' } },
  ],
  'xstate.error.actor.checkToken': [
    { type: 'xstate.error.actor.checkToken', error: broken },
    { type: 'xstate.error.actor.checkToken', error: refused },
  ],
  'xstate.done.actor.requestLink': [
    { type: 'xstate.done.actor.requestLink', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.requestLink', output: { kind: 'dismissed' } },
  ],
  'xstate.error.actor.requestLink': [{ type: 'xstate.error.actor.requestLink', error: broken }],
  'xstate.done.actor.savePassword': [
    { type: 'xstate.done.actor.savePassword', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.savePassword', output: { kind: 'failed', problem: 'token_invalid' } },
    { type: 'xstate.done.actor.savePassword', output: { kind: 'dismissed' } },
  ],
  'xstate.error.actor.savePassword': [{ type: 'xstate.error.actor.savePassword', error: broken }],
} satisfies EventsByType<PasswordResetEvent | PasswordResetAnswer>;
