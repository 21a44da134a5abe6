import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backtrack } from '#domain/scheduling/solver/conflicts/trail.ts';
import { addClause } from '#domain/scheduling/solver/conflicts/clauses.ts';
import { solve } from '#domain/scheduling/solver/conflicts/descend.ts';
import type { Rule } from '#domain/scheduling/solver/conflicts/descend.ts';
import { imply, explain } from '#domain/scheduling/solver/conflicts/clauses.ts';
import { isTrue, newLiteral, newSolver, not } from '#domain/scheduling/solver/conflicts/solver.ts';
import type { Solver } from '#domain/scheduling/solver/conflicts/solver.ts';

const variables = 8;
const literal = fc.integer({ min: 2, max: 2 * variables + 1 });
const clauses = fc.array(fc.array(literal, { minLength: 1, maxLength: 3 }), { maxLength: 45 });
const under = fc.array(literal, { maxLength: 3 });
const endless = { until: Infinity };

function solverOf(list: readonly (readonly number[])[]): Solver {
  const solver = newSolver([], 4);
  for (let variable = 0; variable < variables; variable += 1) newLiteral(solver);
  for (const clause of list) addClause(solver, clause);
  return solver;
}

/** Every way to give the variables values, as the literals that are true. */
const everything = Array.from({ length: 1 << variables }, (_, bits) =>
  Array.from({ length: variables }, (__, index) => 2 * (index + 1) + ((bits >> index) & 1)),
);
const satisfies = (truth: readonly number[], list: readonly (readonly number[])[]): boolean =>
  list.every((clause) => clause.some((one) => truth.includes(one)));
const isPossible = (list: readonly (readonly number[])[]): boolean =>
  everything.some((truth) => satisfies(truth, list));
const truthOf = (solver: Solver): number[] =>
  Array.from({ length: 2 * variables }, (_, index) => index + 2).filter((one) => isTrue(solver, one));

test('values that satisfy all clauses are found exactly when there are any', () => {
  fc.assert(
    fc.property(clauses, under, (list, given) => {
      const solver = solverOf(list);
      const expected = isPossible([...list, ...given.map((one) => [one])]);
      expect(solve(solver, { rules: [], assumptions: given, ...endless })).toBe(expected ? 'found' : 'impossible');
      if (expected) expect(satisfies(truthOf(solver), [...list, ...given.map((one) => [one])])).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('what is solved under one assumption leaves nothing behind that is wrong under another', () => {
  fc.assert(
    fc.property(clauses, fc.array(under, { minLength: 2, maxLength: 6 }), clauses, (list, questions, more) => {
      const solver = solverOf(list);
      const all = [...list];
      for (const [index, given] of questions.entries()) {
        const expected = isPossible([...all, ...given.map((one) => [one])]);
        expect(solve(solver, { rules: [], assumptions: given, ...endless })).toBe(expected ? 'found' : 'impossible');
        const extra = more.slice(index * 2, index * 2 + 2);
        backtrack(solver, 0);
        for (const clause of extra) addClause(solver, clause);
        all.push(...extra);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a rule that explains itself holds as exactly as clauses do', () => {
  fc.assert(
    fc.property(clauses, fc.array(literal, { minLength: 3, maxLength: 8 }), fc.nat(4), (list, counted, most) => {
      const distinct = [...new Set(counted)];
      const atMost: Rule = (solver) => {
        const held = distinct.filter((one) => isTrue(solver, one));
        if (held.length > most) return explain(solver, held.map(not));
        if (held.length < most) return 0;
        for (const other of distinct) if (!isTrue(solver, other)) imply(solver, not(other), held);
        return 0;
      };
      const solver = solverOf(list);
      const expected = everything.some(
        (truth) => satisfies(truth, list) && distinct.filter((one) => truth.includes(one)).length <= most,
      );
      expect(solve(solver, { rules: [atMost], assumptions: [], ...endless })).toBe(expected ? 'found' : 'impossible');
      if (expected) expect(distinct.filter((one) => isTrue(solver, one)).length).toBeLessThanOrEqual(most);
    }),
    { numRuns: 1_000 },
  );
});

test('when the work runs out the question can be asked again, and the answer is the same', () => {
  const pigeons = 5;
  const solver = newSolver([], 64);
  const inHole = Array.from({ length: pigeons }, () => Array.from({ length: pigeons - 1 }, () => newLiteral(solver)));
  for (const holes of inHole) addClause(solver, holes);
  for (let hole = 0; hole < pigeons - 1; hole += 1) {
    for (let one = 0; one < pigeons; one += 1) {
      for (let other = 0; other < one; other += 1)
        addClause(solver, [not(inHole[one]![hole]!), not(inHole[other]![hole]!)]);
    }
  }
  let pieces = 0;
  let answer = 'spent';
  for (; answer === 'spent' && pieces < 1_000; pieces += 1) {
    answer = solve(solver, { rules: [], assumptions: [], until: solver.work + 500 });
  }
  expect(answer).toBe('impossible');
  expect(pieces).toBeGreaterThan(1);
});
