type Linear = { vars: number[]; coeffs: number[]; offset: number };
export type Terms = readonly (readonly [variable: number, factor: number])[];

export type SolverModel = {
  variables: { domain: number[] }[];
  constraints: Record<string, unknown>[];
  objective: { vars: number[]; coeffs: number[] };
};

/** A variable is its index; a literal may be `not` one; `when` lists what must hold. */
export type ModelWriter = {
  model: SolverModel;
  variable: (from: number, to: number) => number;
  literal: () => number;
  interval: (start: Linear, size: number, when?: readonly number[]) => number;
  add: (constraint: Record<string, unknown>) => number;
  atLeast: (terms: Terms, least: number, when?: readonly number[]) => void;
  equal: (terms: Terms, value: number, when?: readonly number[]) => void;
  minimise: (terms: Terms) => void;
};

const veryMuch = 1_000_000;

export function modelWriter(): ModelWriter {
  const model: SolverModel = { variables: [], constraints: [], objective: { vars: [], coeffs: [] } };
  const add = (constraint: Record<string, unknown>): number => model.constraints.push(constraint) - 1;
  const variable = (from: number, to: number): number => model.variables.push({ domain: [from, to] }) - 1;
  const linear = (terms: Terms, domain: readonly number[], when: readonly number[]): void => {
    const [vars, coeffs] = [terms.map(([one]) => one), terms.map(([, factor]) => factor)];
    add({ enforcementLiteral: when, linear: { vars, coeffs, domain } });
  };
  return {
    model,
    add,
    variable,
    literal: () => variable(0, 1),
    interval: (start, size, when = []) => {
      const end = { ...start, offset: start.offset + size };
      return add({ enforcementLiteral: when, interval: { start, size: constant(size), end } });
    },
    atLeast: (terms, least, when = []) => linear(terms, [least, veryMuch], when),
    equal: (terms, value, when = []) => linear(terms, [value, value], when),
    minimise: (terms) => {
      model.objective.vars.push(...terms.map(([one]) => one));
      model.objective.coeffs.push(...terms.map(([, factor]) => factor));
    },
  };
}

export const constant = (offset: number): Linear => ({ vars: [], coeffs: [], offset });
export const plus = (variable: number, offset: number): Linear => ({ vars: [variable], coeffs: [1], offset });
export const not = (literal: number): number => -literal - 1;
