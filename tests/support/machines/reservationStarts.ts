import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import { facts, reservation } from './reservationFixtures.ts';
import { runReservation } from './reservationRun.ts';

/** A check-in for which 12 May is chosen. */
export function dayChosen() {
  const run = runReservation();
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  return run;
}

export const booked = () => runReservation({ facts: facts({ reservation: reservation() }) });

export const linked = reservation({ userId: 'c1' });

export const atPayment: Partial<ReservationInput> = {
  facts: facts({ reservation: linked, customerLoggedIn: true }),
  step: 'payment',
};

export async function inCheckout() {
  const run = runReservation(atPayment);
  await run.answer('prepare', { reservation: linked });
  return run;
}
