import { Trans } from '@lingui/react/macro';
import type { Subscription } from '#contract/names.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Whether visits can be paid with it, and if not why. */
export function SubscriptionState({ card: { stoppedBy, usableTo, used, amount } }: { card: Subscription }) {
  const { today } = useConfig();
  if (stoppedBy === 'staff') {
    return (
      <Badge kind="danger">
        <Trans id="credit.blocked">Geblokkeerd</Trans>
      </Badge>
    );
  }
  if (stoppedBy !== null) {
    return (
      <Badge kind="danger">
        <Trans id="credit.visits.stopped">Gestopt: niet betaald of terugbetaald</Trans>
      </Badge>
    );
  }
  if (usableTo !== null && usableTo < today) {
    return (
      <Badge>
        <Trans id="credit.over">Verlopen</Trans>
      </Badge>
    );
  }
  if (amount !== null && used >= amount) {
    return (
      <Badge>
        <Trans id="credit.spent">Opgebruikt</Trans>
      </Badge>
    );
  }
  return (
    <Badge kind="success">
      <Trans id="credit.usable">Te gebruiken</Trans>
    </Badge>
  );
}
