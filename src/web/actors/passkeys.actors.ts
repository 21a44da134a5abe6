import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { PasskeyLoginActors } from '#machines/passkeyLogin/passkeyLogin.actors.ts';
import { passkeysActors as machines, type PasskeysActors } from '#machines/passkeys/passkeys.actors.ts';
import { offersPasskeysInFields, stopAsking } from '#web/queries/passkeyCeremonies.ts';
import {
  addPasskey,
  logInByPasskey,
  removePasskey,
  type AddedPasskey,
  type RemovedPasskey,
} from '#web/queries/passkeys.ts';
import { submissionActors } from './submission.actors.ts';

export const passkeysActors = (client: QueryClient): PasskeysActors => ({
  addPasskey: machines.addPasskey.provide({
    actors: submissionActors((form: AddedPasskey) => addPasskey(client, form)),
  }),
  removePasskey: machines.removePasskey.provide({
    actors: submissionActors((form: RemovedPasskey) => removePasskey(client, form)),
  }),
});

/** A browser that offers nothing in fields never answers. */
export const passkeyLoginActors = (client: QueryClient): PasskeyLoginActors => ({
  logInByPasskey: fromPromise(async ({ input, signal }) => {
    if (input.inFields) signal.addEventListener('abort', stopAsking);
    if (input.inFields && !(await offersPasskeysInFields())) return new Promise(() => {});
    await logInByPasskey(client, input);
    return null;
  }),
});
