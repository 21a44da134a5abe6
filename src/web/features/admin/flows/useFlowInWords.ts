import type { FlowParts } from '#contract/names.ts';
import { flowInWords } from './flowInWords.ts';
import type { FlowValues } from './flowValues.ts';
import { useCheckoutTypes } from './useCheckoutTypes.ts';
import { useFlowFieldLabels } from './useFlowFieldLabels.ts';
import { useFlowTypes } from './useFlowTypes.ts';

export function useFlowInWords(parts: FlowParts) {
  const words = { labels: useFlowFieldLabels(), types: useFlowTypes(), checkoutTypes: useCheckoutTypes() };
  return (values: FlowValues) => flowInWords(values, parts, words);
}
