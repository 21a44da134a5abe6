import type { Flow } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';

/** Flows that can be walked to their end: who asks for times needs a group that has them, an order something to order. */
export const isOpenToVisitors = ({ type, checkinGroups, product }: Flow): boolean =>
  flowNeeds.isOrderCard({ type }) ? product !== null : !flowNeeds.times({ type }) || checkinGroups.length > 0;
