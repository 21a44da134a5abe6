import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { loginEndingActors } from '#machines/loginEnding/loginEnding.actors.ts';
import { loginEndingMachine } from '#machines/loginEnding/loginEnding.machine.ts';
import { endingForm, endingSessionId } from '#machines/loginEnding/loginEnding.selectors.ts';
import type { LoginsToEnd } from '#machines/loginEnding/loginEnding.types.ts';
import { submissionActors } from '#web/actors/submission.actors.ts';
import { submitTo } from '#web/actors/submitTo.ts';

type End<Proof> = (logins: LoginsToEnd<Proof>) => Promise<unknown>;

export type LoginEnding<Proof> = {
  isAsked: boolean;
  sessionId: string | null;
  request: (sessionId: string | null) => void;
  dismiss: () => void;
  /** For the form's submit; throws what the server refused, so that it goes to the fields. */
  confirm: (proof: Proof) => Promise<void>;
};

/** The machine `loginEnding`. */
export function useLoginEnding<Proof>(end: End<Proof>, onEnded: () => void): LoginEnding<Proof> {
  const [machine] = useState(() => {
    const endLogins = loginEndingActors<Proof>().endLogins.provide({ actors: submissionActors(end) });
    return loginEndingMachine<Proof>().provide({ actors: { endLogins } });
  });
  const [snapshot, send, actor] = useMachine(machine);
  const finish = useEffectEvent(onEnded);
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', () => finish());
    return unsubscribe;
  }, [actor]);
  const form = endingForm<Proof>(snapshot);
  const sessionId = endingSessionId(snapshot);
  return {
    isAsked: form !== undefined,
    sessionId,
    request: (id) => send({ type: 'ending.requested', sessionId: id }),
    dismiss: () => form?.send({ type: 'form.dismissed' }),
    confirm: (proof) => submitTo(form, { sessionId, proof }),
  };
}
