import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { LoginEndingActors } from '#machines/loginEnding/loginEnding.actors.ts';
import { loginEndingMachine } from '#machines/loginEnding/loginEnding.machine.ts';
import { endingSessionId, isEnding, isEndingAsked } from '#machines/loginEnding/loginEnding.selectors.ts';
import { formProof } from '../forms/formProof.ts';

type End<Proof> = (sessionId: string | null, proof: Proof) => Promise<unknown>;

export type LoginEnding<Proof> = {
  isAsked: boolean;
  sessionId: string | null;
  request: (sessionId: string | null) => void;
  dismiss: () => void;
  /** For the form's submit; throws what the server refused, so that it goes to the fields. */
  confirm: (proof: Proof) => Promise<void>;
};

/** The machine `loginEnding` with what the form holds. */
export function useLoginEnding<Proof>(end: End<Proof>, onEnded: () => void): LoginEnding<Proof> {
  const [{ actor, confirm }] = useState(() => startLoginEnding(end, onEnded));
  return {
    isAsked: useSelector(actor, isEndingAsked),
    sessionId: useSelector(actor, endingSessionId),
    request: (sessionId) => actor.send({ type: 'ending.requested', sessionId }),
    dismiss: () => actor.send({ type: 'ending.dismissed' }),
    confirm,
  };
}

function startLoginEnding<Proof>(end: End<Proof>, onEnded: () => void) {
  const proof = formProof<Proof>();
  const actors: LoginEndingActors = {
    endLogins: fromPromise(({ input }) => proof.send((held) => end(input.sessionId, held)).then(() => null)),
  };
  const actor = createActor(loginEndingMachine.provide({ actors }));
  actor.on('notice', onEnded);
  actor.start();
  const confirm = (typed: Proof): Promise<void> =>
    proof.submit(typed, () => {
      actor.send({ type: 'ending.confirmed' });
      return waitFor(actor, (snapshot) => !isEnding(snapshot));
    });
  return { actor, confirm };
}
