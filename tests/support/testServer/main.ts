import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config.ts';
import { runProgram } from '#server/runProgram.ts';
import { start } from '#server/start.ts';
import { cheapCost } from './cheapCost.ts';
import { allowManyVisitors } from './allowManyVisitors.ts';
import { openControls } from './controls.ts';
import { copyDemoVenue } from './demoTemplate.ts';
import { movableClock } from './movableClock.ts';

/** The server with a clock that can be moved, steered on `CONTROL_PORT` (0 or none: a free one, which is announced). */
runProgram(async () => {
  const clock = movableClock();
  const config = readConfig(process.env);
  await copyDemoVenue(config, { now: clock.now(), program: dirname(fileURLToPath(import.meta.url)) });
  const { deps, services } = await start(config, {
    clock,
    passwordCost: cheapCost,
    demo: {
      venue: () => import('#demo/venue/openDemoVenue.ts'),
      paymentProvider: () => import('#demo/paymentProvider/startLocalProvider.ts'),
    },
  });
  await allowManyVisitors(deps.db);
  const port = Number(process.env['CONTROL_PORT'] ?? 0);
  const address = await openControls({ db: deps.db, clock, jobs: services.jobs }, port);
  process.stdout.write(`  test controls   ${address}\n`);
});
