import { Trans, useLingui } from '@lingui/react/macro';
import type { GiftCard } from '#contract/names.ts';
import { blockGiftCard } from '#web/queries/admin/giftCards.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useCardDecision } from './useCardDecision.ts';

const formId = 'blockGiftCard';

/** Blocks a card, or frees a blocked one. */
export function BlockGiftCard({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const { t } = useLingui();
  const { decided, ...dialog } = useCardDecision();
  const { id, blocked, version } = card;
  const words = blocked
    ? {
        title: t({ id: 'credit.free.title', message: 'Bon vrijgeven?' }),
        action: t({ id: 'credit.free', message: 'Geef vrij' }),
        done: t({ id: 'credit.freed', message: 'De bon is vrijgegeven' }),
      }
    : {
        title: t({ id: 'credit.block.title', message: 'Bon blokkeren?' }),
        action: t({ id: 'credit.block', message: 'Blokkeer' }),
        done: t({ id: 'credit.block.done', message: 'De bon is geblokkeerd' }),
      };
  return (
    <ReasonDialog
      {...dialog}
      title={words.title}
      formId={formId}
      action={words.action}
      onDecide={async (reason) => {
        await blockGiftCard(id, { blocked: !blocked, reason, version });
        await decided(words.done);
      }}
      onClose={onClose}
    >
      {blocked ? (
        <Trans id="credit.free.text">Daarna kan de gast er weer mee betalen.</Trans>
      ) : (
        <Trans id="credit.block.text">
          Er kan dan niet meer mee betaald worden. Wat al in een reservering zit, blijft staan.
        </Trans>
      )}
    </ReasonDialog>
  );
}
