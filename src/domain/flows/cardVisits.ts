/** Visits that are paid with a multi-visit card. */
export const cardFlowSlug = 'reserveren-met-een-badenkaart';

/** Whether a flow is paid with visits of the customer's multi-visit cards. Never throws. */
export const paysWithVisits = ({ slug }: { slug: string }): boolean => slug === cardFlowSlug;

/**
 * A flow with 'entree' in its name can also be paid with a multi-visit card (specification §2, Start page). The slug has
 * the Dutch name in every language. Never throws.
 */
export const offersCardVisits = ({ name, slug }: { name: string; slug: string }): boolean =>
  !paysWithVisits({ slug }) && `${name} ${slug}`.toLowerCase().includes('entree');
