import { Trans } from '@lingui/react/macro';
import type { GiftCard } from '#contract/names.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Whether it can be spent, and if not why. */
export function GiftCardState({ card: { blocked, balance, usableTo } }: { card: GiftCard }) {
  const { today } = useConfig();
  if (blocked) {
    return (
      <Badge kind="danger">
        <Trans id="credit.blocked">Geblokkeerd</Trans>
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
  if (balance === 0) {
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
