const subPagePattern = /^[1-9]\d{0,2}$/;

/** The sub-flow of a sub-page: the entry at page number − 2 (specification §2); null for a page that is none. */
export function subFlowAt<T>(subFlows: readonly T[], subPage: string): T | null {
  if (!subPagePattern.test(subPage)) return null;
  return subFlows[Number(subPage) - 2] ?? null;
}
