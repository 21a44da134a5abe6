import { flowNeeds } from '../catalog/flowNeeds.ts';
import { FlowType } from '../catalog/flowTypes.ts';

/** Visits that are paid with a multi-visit card. */
export const cardFlowSlug = 'reserveren-met-een-badenkaart';

/** Whether a flow is paid with visits of the customer's multi-visit cards. Never throws. */
export const paysWithVisits = ({ slug }: { slug: string }): boolean => slug === cardFlowSlug;

/** Whether the days of a flow's calendar carry a price: not where a card pays, and the price is none. Never throws. */
export const pricesDays = (flow: { type: number; slug: string }): boolean =>
  flowNeeds.priceInCalendar(flow) && !paysWithVisits(flow);

/**
 * A flow with 'entree' in its name can also be paid with a multi-visit card (specification §2, Start page). The slug has
 * the Dutch name in every language. Never throws.
 */
export const offersCardVisits = ({ name, slug }: { name: string; slug: string }): boolean =>
  !paysWithVisits({ slug }) && `${name} ${slug}`.toLowerCase().includes('entree');

/** Whether a flow sells multi-visit cards and subscriptions, which pay visits. Never throws. */
export const sellsCards = ({ type }: { type: number }): boolean => type === FlowType.Subscription;
