import type { Flow } from '#contract/names.ts';
import { cardFlowSlug } from '#domain/flows/cardVisits.ts';
import { flowNeeds } from '#domain/flows/flowNeeds.ts';

/** Flows that can be walked to their end here: no orders and no card visits; who asks for times needs a group that has them. */
export const isOpenToVisitors = ({ type, slug, checkinGroups }: Flow): boolean =>
  flowNeeds.date({ type }) && slug !== cardFlowSlug && (!flowNeeds.times({ type }) || checkinGroups.length > 0);
