import { promiseNotProvided } from '#machines/notProvided.ts';

export const passkeyLoginActors = {
  /** `inFields`: among what the browser offers in the field of the address; keeps the token. */
  logInByPasskey: promiseNotProvided<null, { inFields: boolean }>('logInByPasskey'),
};

export type PasskeyLoginActors = typeof passkeyLoginActors;
