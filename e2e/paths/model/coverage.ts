import type { FlowName } from './flows.ts';
import type { PathStep } from './search.ts';
import type { ApiKey } from './visitorKeys.ts';

/** How what was asked ended: a code of what refused it, 'refused' when others were faster. */
function outcomeOf({ answered, isRefused }: PathStep<ApiKey>): string {
  const codes = answered.flatMap((each) => (each.endsWith(' ok') ? [] : [each.split(' ')[1]!]));
  return [...new Set(codes), ...(isRefused ? ['refused'] : [])].join(' ') || 'ok';
}

export const transitionOf = (flow: FlowName, step: PathStep<ApiKey>): string =>
  `${flow}: ${step.from} > ${step.key} > ${outcomeOf(step)} > ${step.to}`;

export const leafOf = (flow: FlowName, leaf: string): string => `${flow}: ${leaf}`;
