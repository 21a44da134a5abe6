import { flowNeeds } from '../catalog/flowNeeds.ts';
import { FlowType } from '../catalog/flowTypes.ts';

export const cardFlowSlug = 'reserveren-met-een-badenkaart';

export const paysWithVisits = ({ slug }: { slug: string }): boolean => slug === cardFlowSlug;

export const pricesDays = (flow: { type: number; slug: string }): boolean =>
  flowNeeds.priceInCalendar(flow) && !paysWithVisits(flow);

/** A flow with 'entree' in its Dutch slug (specification §2, Start page). */
export const offersCardVisits = ({ name, slug }: { name: string; slug: string }): boolean =>
  !paysWithVisits({ slug }) && `${name} ${slug}`.toLowerCase().includes('entree');

export const sellsCards = ({ type }: { type: number }): boolean => type === FlowType.Subscription;
