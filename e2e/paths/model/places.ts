import {
  infoView,
  isExpired,
  messageView,
  paymentView,
  question,
  changedCard,
  visitState,
} from '#machines/reservation/reservation.selectors.ts';
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

export type Place = keyof typeof placeWords;

/** Throws where somebody would have to wait: the world of the model answers at once. */
export function placeOf({ visit, children, destination }: Composed): Place {
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
  throw new Error(`Nobody can do anything in ${state}${isExpired(visit) ? ', it has ended' : ''}`);
}
