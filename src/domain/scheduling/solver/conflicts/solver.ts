/**
 * Search by learning from conflicts (Marques-Silva and Sakallah 1999; lazily explained bounds after Ohrimenko, Stuckey
 * and Codish 2009). A variable is a number; its literal is twice that, plus one for its negation. Variable 0 is true.
 */
export type Solver = {
  variables: number;
  /** Per literal whether it is true, and the literal that follows from it at once, -1 for none. */
  truth: Uint8Array;
  implied: Int32Array;
  /** Per variable: when and why it got its value (see `Reason`), and the value to try first. */
  level: Int32Array;
  reason: Int32Array;
  phase: Uint8Array;
  /** Literals in the order in which they became true, the first not yet looked at, and where each decision began. */
  trail: Int32Array;
  size: number;
  head: number;
  decisions: number[];
  /** Clauses as length and literals, one after the other; those learned, with how many decisions each spans. */
  clauses: Int32Array;
  end: number;
  learned: { at: number; spread: number }[];
  /** Per literal the clauses to look at when it becomes false, as links of next, clause and another literal of it. */
  watchers: Int32Array;
  links: Int32Array;
  linksEnd: number;
  /** Reasons written down during this descent only, and how far they reached at each decision. */
  explanations: Int32Array;
  explanationsEnd: number;
  explanationsAt: number[];
  /** Items by their order literals: who a variable belongs to, and the first and last start left of each item. */
  owner: Int16Array;
  place: Int16Array;
  first: Int16Array;
  last: Int16Array;
  undo: { item: number[]; value: number[]; at: number[] };
  /** Variables without value, the most active first. */
  activity: Float64Array;
  bump: number;
  heap: Int32Array;
  heapAt: Int32Array;
  heapSize: number;
  seen: Uint8Array;
  stamps: Int32Array;
  stamp: number;
  /** Set when not even the clauses alone can be satisfied. */
  isImpossible: boolean;
  /** Cells looked at. */
  work: number;
};

/** 0: a decision or known from the start. Below 0: the literal `-reason - 1`. Else twice a place in clauses or, plus one, in notes. */
export type Reason = number;

export const always = 0;
export const never = 1;
export const noReason: Reason = 0;
export const becauseOf = (literal: number): Reason => -literal - 1;
export const byClause = (at: number): Reason => at * 2;
export const byExplanation = (at: number): Reason => at * 2 + 1;

/** An empty solver with room for so many variables, and more when needed. */
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

/** A new variable; answers its literal. */
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

/** The same numbers with room for more of them, `rest`. */
export function grown<T extends Numbers>(old: T, length: number, rest = 0): T {
  const fresh = new (old.constructor as new (length: number) => T)(length);
  if (rest !== 0) fresh.fill(rest);
  fresh.set(old);
  return fresh;
}

export const not = (literal: number): number => literal ^ 1;
export const isTrue = (solver: Solver, literal: number): boolean => solver.truth[literal] === 1;
export const isFalse = (solver: Solver, literal: number): boolean => solver.truth[literal ^ 1] === 1;
