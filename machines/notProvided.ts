import { fromCallback, fromPromise } from 'xstate';
import type { CallbackActorLogic, EventObject, NonReducibleUnknown, PromiseActorLogic } from 'xstate';

export function promiseNotProvided<Output, Input extends NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor not provided: ${name}`)));
}

/** A callback actor that only has a name and types; unlike a promise it may stay silent for good. */
export function callbackNotProvided<Received extends EventObject, Input extends NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Received, Input> {
  return fromCallback<Received, Input>(() => {
    throw new Error(`actor not provided: ${name}`);
  });
}
