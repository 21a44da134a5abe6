/**
 * Conflict-driven clause learning (Marques-Silva and Sakallah 1999) with lazily explained bounds (Ohrimenko, Stuckey
 * and Codish 2009). A literal is twice its variable, plus one when negated. Variable 0 is true. Clauses and
 * explanations are stored as length and literals; links as next, clause and another literal.
 */
export type Solver = {
  variables: number;
  truth: Uint8Array;
  implied: Int32Array;
  level: Int32Array;
  reason: Int32Array;
  phase: Uint8Array;
  trail: Int32Array;
  size: number;
  head: number;
  decisions: number[];
  clauses: Int32Array;
  end: number;
  learned: { at: number; spread: number }[];
  watchers: Int32Array;
  links: Int32Array;
  linksEnd: number;
  explanations: Int32Array;
  explanationsEnd: number;
  explanationsAt: number[];
  owner: Int16Array;
  place: Int16Array;
  first: Int16Array;
  last: Int16Array;
  undo: { item: number[]; value: number[]; at: number[] };
  activity: Float64Array;
  bump: number;
  heap: Int32Array;
  heapAt: Int32Array;
  heapSize: number;
  seen: Uint8Array;
  stamps: Int32Array;
  stamp: number;
  isImpossible: boolean;
  work: number;
};

/**
 * 0: decision or known from the start. Below 0: the literal `-reason - 1`. Else twice a place in clauses or, plus one,
 * in explanations.
 */
export type Reason = number;

export const always = 0;
export const never = 1;
export const noReason: Reason = 0;
export const becauseOf = (literal: number): Reason => -literal - 1;
export const byClause = (at: number): Reason => at * 2;
export const byExplanation = (at: number): Reason => at * 2 + 1;

export function newSolver(lasts: readonly number[], room: number): Solver {
  const solver: Solver = {
    variables: 1,
    truth: new Uint8Array(2 * room),
    implied: new Int32Array(2 * room).fill(-1),
    level: new Int32Array(room),
    reason: new Int32Array(room),
    phase: new Uint8Array(room),
    trail: new Int32Array(room),
    size: 0,
    head: 0,
    decisions: [],
    clauses: new Int32Array(16 * room),
    end: 1,
    learned: [],
    watchers: new Int32Array(2 * room),
    links: new Int32Array(24 * room),
    linksEnd: 3,
    explanations: new Int32Array(4 * room),
    explanationsEnd: 1,
    explanationsAt: [],
    owner: new Int16Array(room).fill(-1),
    place: new Int16Array(room),
    first: new Int16Array(lasts.length),
    last: Int16Array.from(lasts),
    undo: { item: [], value: [], at: [] },
    activity: new Float64Array(room),
    bump: 1,
    heap: new Int32Array(room),
    heapAt: new Int32Array(room).fill(-1),
    heapSize: 0,
    seen: new Uint8Array(room),
    stamps: new Int32Array(room),
    stamp: 0,
    isImpossible: false,
    work: 0,
  };
  solver.truth[always] = 1;
  return solver;
}

export function newLiteral(solver: Solver): number {
  const variable = solver.variables;
  if (variable === solver.level.length) grow(solver);
  solver.variables += 1;
  solver.heap[solver.heapSize] = variable;
  solver.heapAt[variable] = solver.heapSize;
  solver.heapSize += 1;
  return 2 * variable;
}

function grow(solver: Solver): void {
  const room = solver.level.length * 2;
  solver.truth = grown(solver.truth, 2 * room);
  solver.implied = grown(solver.implied, 2 * room, -1);
  solver.watchers = grown(solver.watchers, 2 * room);
  solver.level = grown(solver.level, room);
  solver.reason = grown(solver.reason, room);
  solver.phase = grown(solver.phase, room);
  solver.trail = grown(solver.trail, room);
  solver.owner = grown(solver.owner, room, -1);
  solver.place = grown(solver.place, room);
  solver.activity = grown(solver.activity, room);
  solver.heap = grown(solver.heap, room);
  solver.heapAt = grown(solver.heapAt, room, -1);
  solver.seen = grown(solver.seen, room);
  solver.stamps = grown(solver.stamps, room);
}

type Numbers = Int32Array | Int16Array | Uint8Array | Float64Array;

export function grown<T extends Numbers>(old: T, length: number, rest = 0): T {
  const fresh = new (old.constructor as new (length: number) => T)(length);
  if (rest !== 0) fresh.fill(rest);
  fresh.set(old);
  return fresh;
}

export const not = (literal: number): number => literal ^ 1;
export const isTrue = (solver: Solver, literal: number): boolean => solver.truth[literal] === 1;
export const isFalse = (solver: Solver, literal: number): boolean => solver.truth[literal ^ 1] === 1;
