import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config.ts';
import { runProgram } from '#server/runProgram.ts';
import { start } from '#server/start.ts';
import { cheapCost } from './cheapCost.ts';
import { allowManyVisitors } from './allowManyVisitors.ts';
import { openControls } from './controls.ts';
import { copyDemoVenue } from './demoTemplate.ts';
import { Faults } from './faults.ts';
import { moveClock, movableClock } from './movableClock.ts';

/**
 * The server with a clock that can be moved, that begins at `CLOCK_START` or stands at `CLOCK_STANDS` (ISO 8601), steered on
 * `CONTROL_PORT` (0 or none: a free one, which is announced).
 */
runProgram(async () => {
  const { CLOCK_START: beginsAt, CLOCK_STANDS: standsAt } = process.env;
  const clock =
    standsAt === undefined
      ? movableClock(beginsAt === undefined ? 0 : Date.parse(beginsAt) - Date.now())
      : movableClock(0, Date.parse(standsAt));
  const faults = new Faults();
  faults.watchServers();
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
  await moveClock(deps.db, clock, clock.offsetMs);
  const port = Number(process.env['CONTROL_PORT'] ?? 0);
  const address = await openControls({ db: deps.db, clock, jobs: services.jobs, faults }, port);
  process.stdout.write(`  test controls   ${address}\n`);
});
