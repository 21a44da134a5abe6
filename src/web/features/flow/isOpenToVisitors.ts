import type { Flow } from '#contract/names.ts';
import { flowNeeds } from '#domain/flows/flowNeeds.ts';

/** Visits that are paid with a multi-visit card. */
export const cardFlowSlug = 'reserveren-met-een-badenkaart';

/** Flows that can be walked to their end here: entry check-ins, without sub-pages and without a card. */
export const isOpenToVisitors = ({ type, slug, subFlows, checkinGroups }: Flow): boolean =>
  flowNeeds.isCheckin({ type }) && slug !== cardFlowSlug && subFlows.length === 0 && checkinGroups.length > 0;
