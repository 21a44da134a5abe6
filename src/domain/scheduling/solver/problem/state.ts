import type { Problem } from './problem.ts';

/** A plan while it is being made. */
export type State = {
  /** Slot per item, -1 when not placed. */
  start: Int16Array;
  /** Resource per seat; counts only while its item is placed. */
  seat: Int8Array;
  /** Per unit: 0 undecided, 1 booked, 2 refused. */
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
