import { makeKindsService } from './kinds.service.ts';
import { makePoolExceptionsService } from './poolExceptions.service.ts';
import { makePoolsService } from './pools.service.ts';
import { makePreviewService } from './preview.service.ts';
import { makeResourcesService } from './resources.service.ts';
import type { ResourcesTools } from './resourcesTools.ts';
import { makeRosterExceptionsService } from './rosterExceptions.service.ts';
import { makeRostersService } from './rosters.service.ts';
import { makeSkillsService } from './skills.service.ts';

/** Everything staff do to what planning works with. */
export const makePlanningServices = (tools: ResourcesTools) => ({
  kinds: makeKindsService(tools),
  skills: makeSkillsService(tools),
  resources: makeResourcesService(tools),
  rosters: makeRostersService(tools),
  exceptions: makeRosterExceptionsService(tools),
  pools: makePoolsService(tools),
  poolExceptions: makePoolExceptionsService(tools),
  preview: makePreviewService(tools),
});
