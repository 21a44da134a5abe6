import { createActor } from 'xstate';
import { identifyMachine } from '#machines/identify/identify.machine.ts';
import type { Identity } from '#machines/identify/identify.types.ts';
import type { SubmissionAnswer, SubmissionEvent } from '#machines/submission/submission.types.ts';
import { controlledActors } from './controlledActors.ts';
import { login, registration } from './customerForms.ts';
import type { EventsByType } from './eventsByType.ts';

export function runIdentify() {
  const world = controlledActors();
  const actor = createActor(identifyMachine.provide({ actors: { submit: world.promise('submit') } }));
  actor.start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const identifyEvents = {
  'form.submitted': [
    { type: 'form.submitted', form: login },
    { type: 'form.submitted', form: registration },
  ],
  'form.dismissed': [{ type: 'form.dismissed' }],
  'xstate.done.actor.submit': [{ type: 'xstate.done.actor.submit', output: null }],
  'xstate.error.actor.submit': [
    {
      type: 'xstate.error.actor.submit',
      error: { code: 'validation_failed', errors: [{ pointer: '/phone', code: 'invalid' }] },
    },
    { type: 'xstate.error.actor.submit', error: { code: 'reservation_expired' } },
    { type: 'xstate.error.actor.submit', error: { code: 'too_many_requests', retryAfter: 60 } },
  ],
} satisfies EventsByType<SubmissionEvent<Identity> | SubmissionAnswer>;
