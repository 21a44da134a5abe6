import { initialTransition, transition } from 'xstate';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { visitState } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationSnapshot, VisitState } from '#machines/reservation/reservation.selectors.ts';
import { start, visitorActions } from './visitorActions.ts';
import type { ActionName, VisitorAction } from './visitorActions.ts';

export interface Step {
  action: ActionName;
  /** Where the machine says the visitor is afterwards. */
  state: VisitState;
}

type Place = { snapshot: ReservationSnapshot; steps: Step[] };

const actions = Object.entries(visitorActions) as [ActionName, VisitorAction][];

/** What makes two moments of a visit the same: the state and what the visitor's choices depend on. */
function keyOf({ context, value }: ReservationSnapshot): string {
  const { step, draft, question, facts, paymentError } = context;
  const { personsWithProducts = [], userId = null } = facts.reservation ?? {};
  return JSON.stringify([value, step, draft.date, question?.kind, personsWithProducts, userId, paymentError]);
}

function after({ snapshot, steps }: Place, action: ActionName): Place {
  const end = visitorActions[action].events.reduce<ReservationSnapshot>(
    (now, event) => transition(reservationMachine, now, event)[0],
    snapshot,
  );
  return { snapshot: end, steps: [...steps, { action, state: visitState(end) }] };
}

/** Paths from an empty visit that together take every action in every state where it may happen, and to every end. */
export function visitorPaths(): Step[][] {
  const [first] = initialTransition(reservationMachine, start);
  const waiting: Place[] = [{ snapshot: first, steps: [] }];
  const known = new Set([keyOf(first)]);
  const walked: Step[][] = [];
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const { snapshot } = place;
    for (const [action, { mayHappen }] of actions) {
      if (!mayHappen(snapshot)) continue;
      const next = after(place, action);
      walked.push(next.steps);
      const key = keyOf(next.snapshot);
      if (known.has(key)) continue;
      known.add(key);
      waiting.push(next);
    }
  }
  return covering(walked);
}

/** Of these paths the fewest that still take every action from every state, the ones that show most first. */
function covering(paths: Step[][]): Step[][] {
  const chosen: Step[][] = [];
  const covered = new Set<string>();
  const news = (path: Step[]): string[] => movesOf(path).filter((move) => !covered.has(move));
  for (;;) {
    const [best] = paths.toSorted((a, b) => news(b).length - news(a).length || a.length - b.length);
    if (best === undefined || news(best).length === 0) return chosen;
    chosen.push(best);
    for (const move of news(best)) covered.add(move);
  }
}

const movesOf = (path: Step[]): string[] =>
  path.map(({ action, state }, at) => `${path[at - 1]?.state ?? 'draft'} > ${action} > ${state}`);
