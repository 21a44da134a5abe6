import type { GroupInput } from '#domain/scheduling/solver/groupInput.ts';
import type { GroupPlan } from '#domain/scheduling/solver/groupPlan.ts';
import { importFrom, installed } from '../aside.ts';
import { dayModel } from './dayModel.ts';
import type { ModelItem } from './modelItem.ts';
import type { SolverModel } from './modelWriter.ts';

const solver = { name: 'cp-sat', dependencies: { 'or-tools-wasm': '0.9.1' } };

type Response = { status?: number | string; solution?: readonly (number | string)[] };
type Solver = {
  createModel: (model: SolverModel) => Promise<Uint8Array>;
  solve: (model: Uint8Array, parameters: object) => Promise<{ response?: Response | null }>;
};

export type SolverAnswer = { plan: Pick<GroupPlan, 'items' | 'refused'> | null; isBest: boolean; ms: number };
export type SolveDay = (day: GroupInput, seconds: number) => Promise<SolverAnswer>;

export async function cpSat(): Promise<SolveDay> {
  const folder = await installed(solver);
  const path = 'or-tools-wasm/build/javascript/node/cp-sat.js';
  const { CpSat } = await importFrom<{ CpSat: Solver }>(folder, path);
  return async (day, seconds) => {
    const { model, items } = dayModel(day);
    const bytes = await CpSat.createModel(model);
    const from = performance.now();
    const { response } = await CpSat.solve(bytes, { numWorkers: 1, maxTimeInSeconds: seconds, randomSeed: 1 });
    const ms = performance.now() - from;
    const values = (response?.solution ?? []).map(Number);
    const isBest = response?.status === 'OPTIMAL' || response?.status === 4;
    return { plan: values.length > 0 ? planOf(day, items, values) : null, isBest, ms };
  };
}

function planOf(day: GroupInput, all: readonly ModelItem[], values: readonly number[]): SolverAnswer['plan'] {
  const items = all
    .filter(({ booked }) => values[booked] === 1)
    .map(({ item, unit, start, seats }) => {
      const resources: string[] = [];
      for (const choices of seats) {
        const choice = choices.find(({ resource, literal }) => values[literal] === 1 && !resources.includes(resource));
        resources.push(choice!.resource);
      }
      return { item: item.id, unit, start: values[start]! * 5, resources };
    });
  const booked = new Set(items.map(({ unit }) => unit));
  return { items, refused: day.units.map(({ id }) => id).filter((id) => !booked.has(id)) };
}
