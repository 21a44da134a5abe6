/** Last part of the page's path; numbers are sub-pages from 2. */
export type StepId = 'index' | 'info' | 'payment' | `${number}`;

export type Step = { id: StepId; label: 'index' | 'choices' | 'subFlow' | 'info' | 'payment'; name: string | null };

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

/** By page number − 2 (specification §2); null without such a sub-flow. */
export function subFlowAt<T>(subFlows: readonly T[], subPage: string): T | null {
  if (!subPagePattern.test(subPage)) return null;
  return subFlows[Number(subPage) - 2] ?? null;
}
