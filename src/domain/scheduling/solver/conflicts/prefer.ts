import type { State } from '../state.ts';
import type { Model } from './model.ts';

/** Lets the values of a plan be tried first. */
export function prefer({ solver, problem, booked, base, served }: Model, state: State): void {
  const { phase } = solver;
  for (const [unit, literal] of booked.entries()) phase[literal >> 1] = state.booked[unit] === 1 ? 1 : 0;
  for (const [item, { starts, preferred }] of problem.items.entries()) {
    const slot = state.start[item]! >= 0 ? state.start[item]! : preferred;
    for (let place = 0; place + 1 < starts.length; place += 1) {
      phase[base[item]! + place] = starts[place]! >= slot ? 1 : 0;
    }
  }
  for (const [seat, literals] of served.entries()) {
    const { candidates } = problem.shapes[problem.seats[seat]!.shape]!;
    if (literals.length === 1) continue;
    for (const [at, literal] of literals.entries()) phase[literal >> 1] = candidates[at] === state.seat[seat] ? 1 : 0;
  }
}
