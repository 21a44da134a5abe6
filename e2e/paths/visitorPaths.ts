import { initialTransition, transition } from 'xstate';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import { stateOf } from './walk.ts';
import type { Step, VisitorAction, Walk } from './walk.ts';

type Place<Name extends string> = { snapshot: ReservationSnapshot; steps: Step<Name>[] };

/** What makes two moments of a visit the same: the state and what the visitor's choices depend on. */
function keyOf({ context, value }: ReservationSnapshot): string {
  const { step, draft, question, facts, payment, outcome } = context;
  const { personsWithProducts = [], timedItemCount = 0, itemMarks = [], userId = null } = facts.reservation ?? {};
  const booked = [personsWithProducts, timedItemCount, itemMarks.length, outcome.notBooked.length];
  return JSON.stringify([value, step, draft.date, question?.kind, booked, userId, payment]);
}

function after<Name extends string>(
  { snapshot, steps }: Place<Name>,
  action: Name,
  { events }: VisitorAction,
): Place<Name> {
  const end = events.reduce<ReservationSnapshot>(
    (now, event) => transition(reservationMachine, now, event)[0],
    snapshot,
  );
  return { snapshot: end, steps: [...steps, { action, state: stateOf(end) }] };
}

/** Paths from the walk's start that together take every action in every state where it may happen, and to every end. */
export function visitorPaths<Name extends string>({ start, actions }: Walk<Name>): Step<Name>[][] {
  const [first] = initialTransition(reservationMachine, start);
  const waiting: Place<Name>[] = [{ snapshot: first, steps: [] }];
  const visitedKeys = new Set([keyOf(first)]);
  const walked: Step<Name>[][] = [];
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const { snapshot } = place;
    for (const [name, action] of Object.entries<VisitorAction>(actions)) {
      if (!action.mayHappen(snapshot)) continue;
      const next = after(place, name as Name, action);
      walked.push(next.steps);
      const key = keyOf(next.snapshot);
      if (visitedKeys.has(key)) continue;
      visitedKeys.add(key);
      waiting.push(next);
    }
  }
  return covering(walked, stateOf(first));
}

/** Of these paths the fewest that still take every action from every state, the ones that show most first. */
function covering<Name extends string>(paths: Step<Name>[][], from: string): Step<Name>[][] {
  const chosen: Step<Name>[][] = [];
  const covered = new Set<string>();
  const movesOf = (path: Step<Name>[]): string[] =>
    path.map(({ action, state }, at) => `${path[at - 1]?.state ?? from} > ${action} > ${state}`);
  const uncoveredMoves = (path: Step<Name>[]): string[] => movesOf(path).filter((move) => !covered.has(move));
  for (;;) {
    const [best] = paths.toSorted((a, b) => uncoveredMoves(b).length - uncoveredMoves(a).length || a.length - b.length);
    if (best === undefined || uncoveredMoves(best).length === 0) return chosen;
    chosen.push(best);
    for (const move of uncoveredMoves(best)) covered.add(move);
  }
}
