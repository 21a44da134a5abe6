import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { PathOptions } from './paths.ts';
import { reservationEvents } from './reservationEvents.ts';
import { facts, input, reservation } from './reservationFixtures.ts';

/** What makes two moments of a visit the same: the state and what its guards read. */
function serialize({ value, context }: ReservationSnapshot): string {
  const { draft, facts: known, question, step } = context;
  return JSON.stringify([
    value,
    step,
    question?.kind === 'removal',
    [draft.personCount, draft.date, draft.startTime, draft.endTime],
    known.reservation && [known.reservation.personsWithProducts.length > 0, known.reservation.userId],
    known.customerLoggedIn,
    known.gone,
    context.minutesLeft !== null,
  ]);
}

const holdEvents = /^hold\.|renewHold$/;
const hasEnded = ({ value: { visit } }: ReservationSnapshot): boolean => visit === 'finished' || visit === 'expired';

/** A visit with another draft than the usual one would only walk the same ways again. */
function isOver(snapshot: ReservationSnapshot): boolean {
  const { personCount, startTime, endTime } = snapshot.context.draft;
  return hasEnded(snapshot) || personCount !== 2 || startTime === 630 || endTime === 900;
}

/** The hold runs beside everything: it is walked from `selecting` only, and nothing else happens meanwhile. */
function mayHappen(snapshot: ReservationSnapshot, { type }: { type: string }): boolean {
  const { visit, hold } = snapshot.value;
  if (hold !== 'quiet') return holdEvents.test(type) || type === 'facts.changed';
  const within = (state: string) => typeof visit === 'object' && state in visit;
  if (type === 'hold.warned') return within('selecting');
  return type !== 'customer.loggedIn' || within('info') || hasEnded(snapshot);
}

const linked = reservation({ userId: 'c1' });

export const reservationPathOptions: PathOptions<typeof reservationMachine> = {
  starts: {
    'an empty visit': input(),
    'back from the bank': input({ facts: facts({ reservation: linked }), step: 'payment', returned: 'r1' }),
    'logged in, not linked': input({
      facts: facts({ reservation: reservation(), customerLoggedIn: true }),
      step: 'info',
    }),
    'confirmed meanwhile': input({ facts: facts({ gone: 'confirmed' }), step: 'payment' }),
    'a hold that ended': input({ facts: facts({ gone: 'expired' }), step: 'info' }),
  },
  events: Object.values(reservationEvents).flat() satisfies ReservationMachineEvent[],
  serialize,
  mayHappen,
  isOver,
  limit: 20_000,
};
