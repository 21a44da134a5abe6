import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PromoCode } from '#contract/names.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Whether guests get the reduction today, and if not why. */
export function PromoCodeState({ code }: { code: PromoCode }) {
  const { today } = useConfig();
  const why = whyNot(code, today);
  if (why !== null) return <Badge>{why}</Badge>;
  return (
    <Badge kind="success">
      <Trans id="credit.promo.active">In gebruik</Trans>
    </Badge>
  );
}

function whyNot({ active, fromDate, toDate, maxUses, used }: PromoCode, today: string): ReactNode {
  if (!active) return <Trans id="credit.promo.inactive">Uit</Trans>;
  if (fromDate !== null && today < fromDate) return <Trans id="message.ahead">Komt nog</Trans>;
  if (toDate !== null && today > toDate) return <Trans id="message.over">Voorbij</Trans>;
  if (maxUses !== null && used >= maxUses) return <Trans id="credit.spent">Opgebruikt</Trans>;
  return null;
}
