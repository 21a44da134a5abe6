import type { Flow } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';

/** A flow that can be completed: one with times needs a check-in group, an order a product. */
export const isOpenToVisitors = ({ type, checkinGroups, product }: Flow): boolean =>
  flowNeeds.isOrderCard({ type }) ? product !== null : !flowNeeds.times({ type }) || checkinGroups.length > 0;
