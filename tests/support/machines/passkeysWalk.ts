import { createActor } from 'xstate';
import type { PasskeyLoginActors } from '#machines/passkeyLogin/passkeyLogin.actors.ts';
import { passkeyLoginMachine } from '#machines/passkeyLogin/passkeyLogin.machine.ts';
import type { PasskeyLoginAnswer, PasskeyLoginEvent } from '#machines/passkeyLogin/passkeyLogin.types.ts';
import { passkeysActors } from '#machines/passkeys/passkeys.actors.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import type { PasskeysAnswer, PasskeysEvent } from '#machines/passkeys/passkeys.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runPasskeys() {
  const world = controlledActors();
  const actors = {
    addPasskey: passkeysActors.addPasskey.provide({ actors: { submit: world.promise('addPasskey') } }),
    removePasskey: passkeysActors.removePasskey.provide({ actors: { submit: world.promise('removePasskey') } }),
  };
  const actor = createActor(passkeysMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export function runPasskeyLogin() {
  const world = controlledActors();
  const actors = { logInByPasskey: world.promise('logInByPasskey') } satisfies PasskeyLoginActors;
  const actor = createActor(passkeyLoginMachine.provide({ actors })).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const broken = { code: 'internal' };

export const passkeysEvents = {
  'adding.requested': [{ type: 'adding.requested' }],
  'removal.requested': [{ type: 'removal.requested', id: 'p1' }],
  'xstate.done.actor.addPasskey': [
    { type: 'xstate.done.actor.addPasskey', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.addPasskey', output: { kind: 'dismissed' } },
  ],
  'xstate.done.actor.removePasskey': [
    { type: 'xstate.done.actor.removePasskey', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.removePasskey', output: { kind: 'dismissed' } },
  ],
  'xstate.error.actor.addPasskey': [{ type: 'xstate.error.actor.addPasskey', error: broken }],
  'xstate.error.actor.removePasskey': [{ type: 'xstate.error.actor.removePasskey', error: broken }],
} satisfies EventsByType<PasskeysEvent | PasskeysAnswer>;

export const passkeyLoginEvents = {
  'passkey.requested': [{ type: 'passkey.requested' }],
  'xstate.done.actor.offerInFields': [{ type: 'xstate.done.actor.offerInFields', output: null }],
  'xstate.done.actor.logInByPasskey': [{ type: 'xstate.done.actor.logInByPasskey', output: null }],
  'xstate.error.actor.offerInFields': [
    { type: 'xstate.error.actor.offerInFields', error: { code: 'passkey_stopped' } },
    { type: 'xstate.error.actor.offerInFields', error: { code: 'login_failed' } },
  ],
  'xstate.error.actor.logInByPasskey': [{ type: 'xstate.error.actor.logInByPasskey', error: { code: 'login_failed' } }],
} satisfies EventsByType<PasskeyLoginEvent | PasskeyLoginAnswer>;
