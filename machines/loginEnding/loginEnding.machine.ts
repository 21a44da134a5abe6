import { assertEvent, setup } from 'xstate';
import { loginEndingActors } from './loginEnding.actors.ts';
import type {
  LoginEndingAnswer,
  LoginEndingContext,
  LoginEndingEmitted,
  LoginEndingEvent,
} from './loginEnding.types.ts';

/** No login ends before somebody said so twice; who ends their own proves to be who they are. */
export function loginEndingMachine<Proof>() {
  const base = setup({
    types: {
      context: {} as LoginEndingContext,
      events: {} as LoginEndingEvent | LoginEndingAnswer,
      emitted: {} as LoginEndingEmitted,
      children: {} as { endLogins: 'endLogins' },
      meta: {} as { description: { nl: string; en: string } },
    },
    actors: loginEndingActors<Proof>(),
    guards: { formIsSubmitted: ({ event }) => 'output' in event && event.output.kind === 'submitted' },
  });
  const loginEndingSetup = base.extend({
    actions: {
      assignSession: base.assign(({ event }) => {
        assertEvent(event, 'ending.requested');
        return { sessionId: event.sessionId };
      }),
      emitEnded: base.emit({ type: 'notice', code: 'ended' }),
    },
  });
  return loginEndingSetup.createMachine({
    id: 'loginEnding',
    context: { sessionId: null },
    initial: 'listing',
    states: {
      listing: {
        meta: { description: { nl: 'Ziet waar iemand is ingelogd', en: 'Seeing where somebody is logged in' } },
        on: { 'ending.requested': { target: 'asking', actions: 'assignSession' } },
      },
      asking: {
        meta: { description: { nl: 'Daar uitloggen?', en: 'Log out there?' } },
        invoke: {
          id: 'endLogins',
          src: 'endLogins',
          onDone: [{ guard: 'formIsSubmitted', target: 'listing', actions: 'emitEnded' }, { target: 'listing' }],
          onError: 'listing',
        },
      },
    },
  });
}
