import fastify from 'fastify';
import { audit } from '#server/audit/audit.service.ts';
import type { Db } from '#server/db/schema.ts';
import type { Worker } from '#server/jobs/worker.ts';
import type { Fault, Faults } from './faults.ts';
import { moveClock } from './movableClock.ts';
import type { MovableClock } from './movableClock.ts';

interface Steered {
  db: Db;
  clock: MovableClock;
  jobs: Worker;
  faults: Faults;
}

/** What only tests may do to a running server, on a port of its own. Returns its origin. */
export async function openControls({ db, clock, jobs, faults }: Steered, port: number): Promise<string> {
  const app = fastify();
  app.post<{ Body: { advanceSeconds: number } }>('/clock', async ({ body }) => {
    await moveClock(db, clock, clock.offsetMs + body.advanceSeconds * 1_000);
    return { now: clock.now().toISOString() };
  });
  app.post('/sweep', async () => {
    await jobs.runEverything();
    return {};
  });
  app.post<{ Body: Fault }>('/faults', async ({ body }) => {
    faults.add(body);
    return {};
  });
  app.get('/audit', async () => ({ data: await audit(db) }));
  return app.listen({ port, host: '127.0.0.1' });
}
