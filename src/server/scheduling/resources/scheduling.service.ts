import { makeKindsService } from './kinds.service.ts';
import { makePoolExceptionsService } from './poolExceptions.service.ts';
import { makePoolsService } from './pools.service.ts';
import { makePreviewService } from './preview.service.ts';
import { makeResourcesService } from './resources.service.ts';
import type { SchedulingDeps } from './schedulingDeps.ts';
import { makeRosterExceptionsService } from './rosterExceptions.service.ts';
import { makeRostersService } from './rosters.service.ts';
import { makeSkillsService } from './skills.service.ts';

export const makeSchedulingServices = (deps: SchedulingDeps) => ({
  kinds: makeKindsService(deps),
  skills: makeSkillsService(deps),
  resources: makeResourcesService(deps),
  rosters: makeRostersService(deps),
  exceptions: makeRosterExceptionsService(deps),
  pools: makePoolsService(deps),
  poolExceptions: makePoolExceptionsService(deps),
  preview: makePreviewService(deps),
});
