import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Subscription } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { CorrectVisits } from './CorrectVisits.tsx';
import { BlockSubscription } from './BlockSubscription.tsx';

/** What may be done with a card; what money stopped is freed by paying alone. */
export function SubscriptionActions({ card }: { card: Subscription }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'correct' | 'block' | null>(null);
  const close = (): void => setOpen(null);
  const { customerId, stoppedBy, blocked } = card;
  const isOver = stoppedBy === 'refund' || stoppedBy === 'order';
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpen('correct')}>
        <Trans id="credit.visits.correct">Corrigeer bezoeken</Trans>
      </Button>
      {stoppedBy === null || (blocked && !isOver) ? (
        <Button kind="outline" size="small" onClick={() => setOpen('block')}>
          {blocked ? t({ id: 'credit.free', message: 'Geef vrij' }) : t({ id: 'credit.block', message: 'Blokkeer' })}
        </Button>
      ) : null}
      {open === 'correct' ? <CorrectVisits customerId={customerId} card={card} onClose={close} /> : null}
      {open === 'block' ? <BlockSubscription card={card} onClose={close} /> : null}
    </>
  );
}
