import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '#contract/names.ts';
import { blockSubscription, readSubscriptionsAgain } from '#web/queries/admin/subscriptions.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const formId = 'blockSubscription';

/** Blocks a card, or frees one that staff blocked. */
export function BlockSubscription({ card, onClose }: { card: Subscription; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const blocked = !card.blocked;
  const words = blocked
    ? {
        title: t({ id: 'credit.visits.block.title', message: 'Kaart blokkeren?' }),
        action: t({ id: 'credit.block', message: 'Blokkeer' }),
        done: t({ id: 'credit.visits.blocked', message: 'De kaart is geblokkeerd' }),
      }
    : {
        title: t({ id: 'credit.visits.free.title', message: 'Kaart vrijgeven?' }),
        action: t({ id: 'credit.free', message: 'Geef vrij' }),
        done: t({ id: 'credit.visits.freed', message: 'De kaart is vrijgegeven' }),
      };
  return (
    <ReasonDialog
      title={words.title}
      formId={formId}
      action={words.action}
      failureTitle={t({ id: 'credit.failed', message: 'Niet gewijzigd' })}
      failureText={(code) =>
        code === 'in_use'
          ? t({
              id: 'credit.visits.stopped.text',
              message: 'Deze kaart is gestopt omdat hij niet betaald of terugbetaald is.',
            })
          : null
      }
      onRefused={() => void readSubscriptionsAgain(client)}
      onDecide={async (reason) => {
        await blockSubscription(card.id, { blocked, reason });
        await readSubscriptionsAgain(client);
        toastSuccess(words.done);
      }}
      onClose={onClose}
    >
      <WhatFollows card={card} />
    </ReasonDialog>
  );
}

function WhatFollows({ card }: { card: Subscription }) {
  if (!card.blocked) {
    return (
      <Trans id="credit.visits.block.text">
        Er kan dan geen bezoek meer mee geboekt worden. Wat al in een reservering zit, blijft staan.
      </Trans>
    );
  }
  return card.stoppedBy === 'chargeback' ? (
    <Trans id="credit.visits.free.unpaid">
      De bank heeft het geld teruggehaald: de kaart blijft gestopt tot hij weer betaald is.
    </Trans>
  ) : (
    <Trans id="credit.visits.free.text">Daarna kan de gast er weer mee boeken.</Trans>
  );
}
