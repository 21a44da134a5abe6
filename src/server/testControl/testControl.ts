import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { setFault } from '#server/faults.ts';
import type { Services } from '#server/services.ts';
import { audit } from '#server/audit/audit.service.ts';
import { moveClock } from './movableClock.ts';
import type { MovableClock } from './movableClock.ts';

type FaultMode = 'off' | 'fail' | 'exit' | 'on';

const faultHandlers: Record<FaultMode, (() => void) | null> = {
  off: null,
  on: () => undefined,
  fail: () => {
    throw new Error('a test asked for this failure');
  },
  exit: () => process.exit(137),
};

const prefix = '/api/_test';

/** What only tests may do to a running server. The product is built without it. */
export function registerTestControl(app: FastifyInstance, { db, clock }: Deps, { jobs }: Services): void {
  app.post<{ Body: { advanceSeconds: number } }>(`${prefix}/clock`, async ({ body }) => {
    const movable = clock as MovableClock;
    await moveClock(db, movable, movable.offsetMs + body.advanceSeconds * 1_000);
    return { now: clock.now().toISOString() };
  });
  app.post<{ Body: { name: string; mode: FaultMode } }>(`${prefix}/fault`, async ({ body }) => {
    setFault(body.name, faultHandlers[body.mode]);
    return {};
  });
  app.get(`${prefix}/audit`, async () => ({ data: await audit(db) }));
  app.post(`${prefix}/sweep`, async () => {
    await jobs.runEverything();
    return {};
  });
}
