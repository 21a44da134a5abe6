import type { Flow } from '#contract/names.ts';
import { cardFlowSlug } from '#domain/flows/cardVisits.ts';
import { flowNeeds } from '#domain/flows/flowNeeds.ts';

/** Flows that can be walked to their end here: entry check-ins, without sub-pages and without a card. */
export const isOpenToVisitors = ({ type, slug, subFlows, checkinGroups }: Flow): boolean =>
  flowNeeds.isCheckin({ type }) && slug !== cardFlowSlug && subFlows.length === 0 && checkinGroups.length > 0;
