import type { Refused } from '#machines/failureCode.ts';

export type PasskeyLoginContext = { refused: Refused | null };

export type PasskeyLoginEvent = { type: 'passkey.requested' };

export type PasskeyLoginAnswer =
  | { type: 'xstate.done.actor.offerInFields'; output: null }
  | { type: 'xstate.error.actor.offerInFields'; error: unknown }
  | { type: 'xstate.done.actor.logInByPasskey'; output: null }
  | { type: 'xstate.error.actor.logInByPasskey'; error: unknown };
