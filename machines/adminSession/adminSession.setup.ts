import { assertEvent, setup } from 'xstate';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { adminSessionActors } from './adminSession.actors.ts';
import type {
  AdminSessionAnswer,
  AdminSessionContext,
  AdminSessionEmitted,
  AdminSessionEvent,
  AdminSessionInput,
} from './adminSession.types.ts';

const base = setup({
  types: {
    context: {} as AdminSessionContext & AdminSessionInput,
    events: {} as AdminSessionEvent | AdminSessionAnswer,
    input: {} as AdminSessionInput,
    emitted: {} as AdminSessionEmitted,
    children: {} as { logIn: 'logIn'; answerChallenge: 'answerChallenge' },
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: adminSessionActors,
  guards: {
    tokenIsStored: ({ context }) => context.hasToken,
    tokenIsRefused: ({ event }) => ['unauthorized', 'forbidden', 'not_found'].includes(failureOf(event) ?? ''),
    secondFactorIsAsked: ({ event }) => challengeIn(event) !== null,
    challengeIsOutdated: ({ event }) => failureOf(event) === 'token_invalid',
  },
});

export const adminSessionSetup = base.extend({
  actions: {
    assignUser: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadUser');
      return { userId: event.output.userId, hasToken: true };
    }),
    assignChallenge: base.assign(({ event }) => ({ challenge: challengeIn(event) })),
    clearChallenge: base.assign({ challenge: null, refused: null }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    clearRefused: base.assign({ refused: null }),
    clearUser: base.assign({ userId: null, hasToken: false }),
    emitOutdated: base.emit({ type: 'notice', code: 'challenge_outdated' }),
    goToLogin: base.emit({ type: 'navigate.requested', to: 'login' }),
    goToProducts: base.emit({ type: 'navigate.requested', to: 'products' }),
  },
});

function challengeIn(event: AdminSessionEvent | AdminSessionAnswer) {
  assertEvent(event, 'xstate.done.actor.logIn');
  return event.output.kind === 'submitted' ? (event.output.answer ?? null) : null;
}
