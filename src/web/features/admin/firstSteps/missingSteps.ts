import type { ListedFlow, OpeningWeek } from '#contract/names.ts';

export type FirstStep = 'opening' | 'products' | 'flow' | 'startPage';

type Found = {
  week: Pick<OpeningWeek, 'days'>;
  /** How many products visitors may see. */
  visibleProducts: number;
  flows: readonly Pick<ListedFlow, 'state' | 'onStartPage'>[];
};

const isPublished = ({ state }: Pick<ListedFlow, 'state'>): boolean => state !== 'draft';

/** Visitors find a flow on the start page, so nothing that comes before it is asked for any more. */
export const isFound = (flows: Found['flows']): boolean => flows.some((flow) => isPublished(flow) && flow.onStartPage);

/** What is still to be done before the first booking, in the order in which it is done. */
export function missingSteps({ week, visibleProducts, flows }: Found): FirstStep[] {
  if (isFound(flows)) return [];
  const missing: Record<FirstStep, boolean> = {
    opening: week.days.every(({ blocks }) => blocks.length === 0),
    products: visibleProducts === 0,
    flow: !flows.some(isPublished),
    startPage: true,
  };
  return (Object.keys(missing) as FirstStep[]).filter((step) => missing[step]);
}
