import type { FlowState } from '#contract/names.ts';
import type { CheckoutType } from '#domain/catalog/flowTypes.ts';
import type { AuditWords } from '../kit/audit/AuditLine.tsx';
import { useCheckoutTypes } from './useCheckoutTypes.ts';
import { useFlowFieldLabels } from './useFlowFieldLabels.ts';
import { useFlowStates } from './useFlowStates.ts';

export function useFlowAuditWords(): AuditWords {
  const labels = useFlowFieldLabels();
  const states = useFlowStates();
  const checkoutTypes = useCheckoutTypes();
  return {
    labels,
    textOf: (field, value) => {
      if (field === 'state') return states[value as FlowState] ?? null;
      if (field === 'checkoutType') return checkoutTypes[value as CheckoutType]?.label ?? null;
      return null;
    },
  };
}
