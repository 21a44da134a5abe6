import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GiftCard } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { BlockGiftCard } from './BlockGiftCard.tsx';
import { CorrectGiftCard } from './CorrectGiftCard.tsx';
import { MailGiftCard } from './MailGiftCard.tsx';
import { PrintGiftCard } from '../kit/PrintGiftCard.tsx';

/** What may be done with a card; a blocked one is neither printed nor mailed. */
export function GiftCardActions({ card }: { card: GiftCard }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'correct' | 'block' | 'mail' | null>(null);
  const close = (): void => setOpen(null);
  const { id, blocked } = card;
  return (
    <>
      {blocked ? null : (
        <>
          <PrintGiftCard id={id} />
          <Button kind="outline" size="small" onClick={() => setOpen('mail')}>
            <Trans id="credit.mail">Mail opnieuw</Trans>
          </Button>
        </>
      )}
      <Button kind="outline" size="small" onClick={() => setOpen('correct')}>
        <Trans id="credit.correct">Corrigeer tegoed</Trans>
      </Button>
      <Button kind="outline" size="small" onClick={() => setOpen('block')}>
        {blocked ? t({ id: 'credit.free', message: 'Geef vrij' }) : t({ id: 'credit.block', message: 'Blokkeer' })}
      </Button>
      {open === 'correct' ? <CorrectGiftCard card={card} onClose={close} /> : null}
      {open === 'block' ? <BlockGiftCard card={card} onClose={close} /> : null}
      {open === 'mail' ? <MailGiftCard card={card} onClose={close} /> : null}
    </>
  );
}
