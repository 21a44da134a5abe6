import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { walkedMachines } from './machines.ts';

/** A chart as Stately's editor imports it: names of guards, actions and actors, without what runs. */
export const chartOf = (machine: AnyStateMachine): object =>
  JSON.parse(JSON.stringify({ ...machine.config, context: {} })) as object;

/** Writes every chart into this folder; returns the files. */
export function exportCharts(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return walkedMachines.map(({ machine }) => {
    const file = join(folder, `${machine.id}.json`);
    writeFileSync(file, `${JSON.stringify(chartOf(machine), null, 2)}\n`);
    return file;
  });
}
