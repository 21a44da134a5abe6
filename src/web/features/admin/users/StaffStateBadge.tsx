import { Trans } from '@lingui/react/macro';
import type { StaffState } from '#contract/names.ts';
import { Badge } from '#web/ui/Badge.tsx';

export function StaffStateBadge({ state }: { state: StaffState }) {
  if (state === 'active') {
    return (
      <Badge kind="success">
        <Trans id="admin.state.active">Actief</Trans>
      </Badge>
    );
  }
  return (
    <Badge kind="warning">
      <Trans id="admin.state.suspended">Geschorst</Trans>
    </Badge>
  );
}
