import { Trans } from '@lingui/react/macro';
import type { GiftCard } from '#contract/names.ts';
import { creditState } from '#domain/credits/creditState.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Whether it can be spent, and if not why. */
export function GiftCardState({ card }: { card: GiftCard }) {
  const { today } = useConfig();
  const state = creditState(card, today);
  if (state === 'blocked') {
    return (
      <Badge kind="danger">
        <Trans id="credit.blocked">Geblokkeerd</Trans>
      </Badge>
    );
  }
  if (state === 'expired') {
    return (
      <Badge>
        <Trans id="credit.over">Verlopen</Trans>
      </Badge>
    );
  }
  if (state === 'spent') {
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
