import type { FlowState } from '#contract/names.ts';
import { Badge, type BadgeKind } from '#web/ui/Badge.tsx';
import { useFlowStates } from './useFlowStates.ts';

const kinds: Record<FlowState, BadgeKind> = { published: 'success', draft: 'moss', changed: 'warning' };

export function FlowStateBadge({ state }: { state: FlowState }) {
  const states = useFlowStates();
  return <Badge kind={kinds[state]}>{states[state]}</Badge>;
}
