import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import type { Planner } from '../rows/planner.ts';
import type { ChangeMoney } from '../selfService/selfServiceDeps.ts';

export interface RepairsDeps {
  db: Db;
  clock: Clock;
  newId(): string;
  money: ChangeMoney;
  planner: Pick<Planner, 'plan'>;
}

export type RepairCaller = Pick<RequestContext, 'venue' | 'language' | 'staff'> & { staffId: string };
