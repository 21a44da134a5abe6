import { useLingui } from '@lingui/react/macro';
import type { FlowState } from '#contract/names.ts';

export function useFlowStates(): Record<FlowState, string> {
  const { t } = useLingui();
  return {
    published: t({ id: 'admin.flow.state.published', message: 'Gepubliceerd' }),
    draft: t({ id: 'admin.flow.state.draft', message: 'Concept' }),
    changed: t({ id: 'admin.flow.state.changed', message: 'Gewijzigd' }),
  };
}
