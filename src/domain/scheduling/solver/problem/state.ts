import type { Problem } from './problem.ts';

/**
 * A plan being made. `start` is a slot per item, -1 when not placed. `seat` is a resource per seat, valid while its
 * item is placed. `booked` per unit: 0 undecided, 1 booked, 2 refused.
 */
export type State = {
  start: Int16Array;
  seat: Int8Array;
  booked: Uint8Array;
};

export const emptyState = (problem: Problem): State => ({
  start: new Int16Array(problem.items.length).fill(-1),
  seat: new Int8Array(problem.seats.length).fill(-1),
  booked: new Uint8Array(problem.units.length),
});

export const copyState = (state: State): State => ({
  start: state.start.slice(),
  seat: state.seat.slice(),
  booked: state.booked.slice(),
});

export function overwrite(target: State, source: State): void {
  target.start.set(source.start);
  target.seat.set(source.seat);
  target.booked.set(source.booked);
}
