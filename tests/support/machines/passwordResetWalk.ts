import { createActor } from 'xstate';
import type { PasswordResetActors } from '#machines/passwordReset/passwordReset.actors.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import type { PasswordResetAnswer, PasswordResetEvent } from '#machines/passwordReset/passwordReset.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runPasswordReset(token: string | null) {
  const world = controlledActors();
  const actors = { checkToken: world.promise('checkToken') } satisfies PasswordResetActors;
  const actor = createActor(passwordResetMachine.provide({ actors }), { input: { token } });
  const pages: string[] = [];
  actor.on('navigate.requested', ({ to }) => pages.push(to));
  actor.start();
  return { ...world, pages, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const broken = { code: 'payment_provider_unavailable' };

export const passwordResetEvents = {
  'link.requested': [{ type: 'link.requested' }],
  'check.retried': [{ type: 'check.retried' }],
  'password.saved': [{ type: 'password.saved' }],
  'token.refused': [{ type: 'token.refused' }],
  'xstate.done.actor.checkToken': [
    { type: 'xstate.done.actor.checkToken', output: { email: 'anna@olijfgaard.example' } },
  ],
  'xstate.error.actor.checkToken': [
    { type: 'xstate.error.actor.checkToken', error: broken },
    { type: 'xstate.error.actor.checkToken', error: { code: 'token_invalid' } },
  ],
} satisfies EventsByType<PasswordResetEvent | PasswordResetAnswer>;
