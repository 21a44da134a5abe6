import { parseArgs } from 'node:util';
import { approve } from './approval.ts';
import { exportCharts } from './exported.ts';
import { plantFaults } from './faults/main.ts';
import { listOf } from './list.ts';
import { walkedMachines } from './machines.ts';
import { mutate } from './mutation/main.ts';
import { writeReport } from './report/write.ts';
import { runOnMachines } from './runMachines.ts';
import { runInBrowser, runOnApi } from './runPaths.ts';
import { runInWorld } from './runWorlds.ts';

const [command = 'list', ...rest] = process.argv.slice(2);

if (command === 'mutate') await mutate(rest);
else await withOptions();

async function withOptions(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      flow: { type: 'string' },
      state: { type: 'string' },
      event: { type: 'string' },
      outcome: { type: 'string' },
      all: { type: 'boolean', default: false },
      level: { type: 'string', default: 'browser' },
      full: { type: 'boolean', default: false },
      headed: { type: 'boolean', default: false },
      slow: { type: 'string' },
      world: { type: 'string' },
      locale: { type: 'string' },
      viewport: { type: 'string' },
      accept: { type: 'boolean', default: false },
      to: { type: 'string', default: 'test-results/paths' },
    },
  });
  const [name, id] = positionals;
  const { flow, state, event, outcome, all, level, full, headed, slow, world, locale, viewport, accept, to } = values;
  if (accept && level === 'api') process.exitCode = await runOnApi(undefined, true);
  else if (accept) for (const walked of walkedMachines) approve(walked);
  else if (name === 'run' && world !== undefined)
    process.exitCode = await runInWorld(world, { level, headed, slow, locale, viewport });
  else if (name === 'run' && level === 'api') process.exitCode = await runOnApi(id);
  else if (name === 'run')
    process.exitCode =
      level === 'machine' ? runOnMachines(id) : await runInBrowser({ id, full, headed, slow, locale, viewport });
  else if (name === 'faults') process.exitCode = await plantFaults(id, level === 'api' ? 'api' : 'browser');
  else if (name === 'export') console.log(exportCharts(to).join('\n'));
  else if (name === 'report') console.log(await writeReport(to, { locale, viewport }));
  else if (name !== undefined) process.exitCode = runOnMachines(name);
  else for (const line of listOf({ flow, state, event, outcome }, all)) console.log(line);
}
