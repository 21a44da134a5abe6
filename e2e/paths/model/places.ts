import type { AnyMachineSnapshot } from 'xstate';
import {
  detailsRef,
  infoView,
  isExpired,
  messageView,
  paymentView,
  question,
  changedCard,
  visitState,
  visitsView,
} from '#machines/reservation/reservation.selectors.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { Composed } from './composed.ts';

/** Where a visitor has something to do, in Dutch as testers read it. */
export const placeWords = {
  draft: 'dag en tijden kiezen',
  choosingDate: 'eerst een dag kiezen',
  choosingTime: 'tijd kiezen',
  writingMessage: 'bericht schrijven',
  choosingPlan: 'plan kiezen',
  selecting: 'samenstellen',
  question: 'vraag vooraf',
  changingMessage: 'bericht wijzigen',
  identifying: 'inloggen',
  reviewing: 'gegevens nakijken',
  paying: 'betaalwijze kiezen',
  redeeming: 'code inwisselen',
  bank: 'bij de bank',
  success: 'bevestigd',
} as const;

/** Where only the full set comes: a window that few open, and where something went wrong. */
export const troubleWords = {
  changingDetails: 'gegevens wijzigen',
  linkFailed: 'koppelen mislukt',
  visitsUnknown: 'bezoeken onbekend',
  stillOpen: 'bank nog niet klaar',
  unreachable: 'uitslag niet te halen',
  ended: 'reservering is er niet meer',
} as const;

type Trouble = keyof typeof troubleWords;
export type Place = keyof typeof placeWords | Trouble;

export const wordsOf = (place: Place): string => ({ ...placeWords, ...troubleWords })[place];

function troubleIn(visit: ReservationSnapshot): Trouble | null {
  if (isExpired(visit)) return 'ended';
  if (detailsRef(visit) !== undefined) return 'changingDetails';
  if (infoView(visit) === 'linkFailed') return 'linkFailed';
  if (visitsView(visit) === 'unknown') return 'visitsUnknown';
  const payment = paymentView(visit);
  return payment === 'stillOpen' || payment === 'unreachable' ? payment : null;
}

type Known = Pick<Composed, 'visit' | 'children' | 'destination'>;

/** Throws where somebody would have to wait: the world of the model answers at once. */
export function placeOf({ visit, children, destination }: Known): Place {
  const trouble = troubleIn(visit);
  if (trouble !== null) return trouble;
  if (destination === 'bank') return 'bank';
  if (destination === 'success') return 'success';
  const state = visitState(visit);
  if (question(visit) !== null) return 'question';
  if (changedCard(visit) !== null) return 'changingMessage';
  if (messageView(visit) === 'writing') return 'writingMessage';
  if ('timePicker' in children) return 'choosingTime';
  if ('proposals' in children) return 'choosingPlan';
  if (visit.matches({ visit: { draft: 'choosingDate' } })) return 'choosingDate';
  if (state === 'draft' || state === 'selecting') return state;
  if (state === 'info') return infoView(visit) === 'reviewing' ? 'reviewing' : 'identifying';
  if (paymentView(visit) === 'checkout') return children['checkout']!.matches('redeeming') ? 'redeeming' : 'paying';
  throw new Error(`Nobody can do anything in ${state}`);
}

/** Innermost states of the visit and its children, each with the machine that it is of. */
export const leavesOf = ({ visit, children }: Pick<Composed, 'visit' | 'children'>): string[] =>
  Object.entries({ visit, ...children }).flatMap(([id, { _nodes: nodes }]: [string, AnyMachineSnapshot]) =>
    nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => `${id} ${path.join('.')}`),
  );
