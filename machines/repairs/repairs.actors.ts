import type { RepairProposals, RepairResult } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { ApplyInput, ProposeInput } from './repairs.types.ts';

export const repairsActors = {
  proposeRepairs: promiseNotProvided<RepairProposals, ProposeInput>('proposeRepairs'),
  applyRepair: promiseNotProvided<RepairResult, ApplyInput>('applyRepair'),
};

export type RepairsActors = typeof repairsActors;
