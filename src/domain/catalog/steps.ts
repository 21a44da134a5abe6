/** 'index', a sub-page number from '2' up, 'info' or 'payment': the last part of the page's path. */
export type StepId = 'index' | 'info' | 'payment' | `${number}`;

/** `label` is the key of the step's words; `name` the sub-flow's own name, null elsewhere. */
export type Step = { id: StepId; label: 'index' | 'choices' | 'subFlow' | 'info' | 'payment'; name: string | null };

/** The steps of a flow in order: index, one page per sub-flow, info, payment (specification §2). Never throws. */
export function stepsOf(flow: { subFlows: readonly { name: string | null }[] }): Step[] {
  return [
    { id: 'index', label: 'index', name: null },
    ...flow.subFlows.map(({ name }, index): Step => ({
      id: `${index + 2}`,
      label: index === 0 ? 'choices' : 'subFlow',
      name,
    })),
    { id: 'info', label: 'info', name: null },
    { id: 'payment', label: 'payment', name: null },
  ];
}

const subPagePattern = /^[1-9]\d{0,2}$/;

/** The sub-flow of a sub-page: the entry at page number − 2 (specification §2); null for a page that is none. */
export function subFlowAt<T>(subFlows: readonly T[], subPage: string): T | null {
  if (!subPagePattern.test(subPage)) return null;
  return subFlows[Number(subPage) - 2] ?? null;
}
