import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GiftCardBatch, GiftCardBatchBlocked } from '#contract/names.ts';
import { blockBatch } from '#web/queries/admin/giftCardBatches.ts';
import { Button } from '#web/ui/Button.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useCardDecision } from './useCardDecision.ts';

const formId = 'blockBatch';

export type BatchOutcome = GiftCardBatchBlocked & { blocked: boolean };

type BlockBatchProps = { batch: GiftCardBatch; onDone: (outcome: BatchOutcome) => void };

/** Blocks what is left of a batch, or frees what is blocked: one button each, as a part may be blocked. */
export function BlockBatch({ batch, onDone }: BlockBatchProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'block' | 'free' | null>(null);
  return (
    <>
      {batch.blocked < batch.count ? (
        <Button kind="outline" size="small" onClick={() => setOpen('block')}>
          {t({ id: 'credit.batch.block', message: 'Blokkeer de serie' })}
        </Button>
      ) : null}
      {batch.blocked > 0 ? (
        <Button kind="outline" size="small" onClick={() => setOpen('free')}>
          {t({ id: 'credit.batch.free', message: 'Geef de serie vrij' })}
        </Button>
      ) : null}
      {open === null ? null : (
        <BlockDialog id={batch.id} blocked={open === 'block'} onDone={onDone} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

type BlockDialogProps = { id: string; blocked: boolean; onDone: BlockBatchProps['onDone']; onClose: () => void };

function BlockDialog({ id, blocked, onDone, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  const { decided, ...dialog } = useCardDecision();
  const words = blocked
    ? {
        title: t({ id: 'credit.batch.block.title', message: 'Hele serie blokkeren?' }),
        action: t({ id: 'credit.batch.block', message: 'Blokkeer de serie' }),
        done: t({ id: 'credit.batch.blocked', message: 'De serie is geblokkeerd' }),
      }
    : {
        title: t({ id: 'credit.batch.free.title', message: 'Hele serie vrijgeven?' }),
        action: t({ id: 'credit.batch.free', message: 'Geef de serie vrij' }),
        done: t({ id: 'credit.batch.freed', message: 'De serie is vrijgegeven' }),
      };
  return (
    <ReasonDialog
      {...dialog}
      title={words.title}
      formId={formId}
      action={words.action}
      onDecide={async (reason) => {
        const outcome = await blockBatch(id, { blocked, reason });
        await decided(words.done);
        onDone({ ...outcome, blocked });
      }}
      onClose={onClose}
    >
      {blocked ? (
        <Trans id="credit.batch.block.text">
          Met geen van deze bonnen kan dan nog betaald worden. Wat al in een reservering zit, blijft staan. Bonnen waar
          niets meer op staat, worden overgeslagen.
        </Trans>
      ) : (
        <Trans id="credit.batch.free.text">
          Daarna kan met alle geblokkeerde bonnen van deze serie weer betaald worden, ook met die al eerder apart
          geblokkeerd waren.
        </Trans>
      )}
    </ReasonDialog>
  );
}

/** How many were changed, and which were skipped and why. */
export function BatchOutcomeText({ outcome: { blocked, changed, unchanged, spent } }: { outcome: BatchOutcome }) {
  return (
    <div>
      <p>
        {blocked ? (
          <Trans id="credit.batch.outcome.blocked">
            <Plural value={changed} one="# bon geblokkeerd" other="# bonnen geblokkeerd" />
          </Trans>
        ) : (
          <Trans id="credit.batch.outcome.freed">
            <Plural value={changed} one="# bon vrijgegeven" other="# bonnen vrijgegeven" />
          </Trans>
        )}
      </p>
      {unchanged === 0 ? null : (
        <p>
          {blocked ? (
            <Trans id="credit.batch.outcome.already">
              <Plural value={unchanged} one="# was al geblokkeerd" other="# waren al geblokkeerd" />
            </Trans>
          ) : (
            <Trans id="credit.batch.outcome.not">
              <Plural value={unchanged} one="# was niet geblokkeerd" other="# waren niet geblokkeerd" />
            </Trans>
          )}
        </p>
      )}
      {spent === 0 ? null : (
        <p>
          <Trans id="credit.batch.outcome.spent">
            <Plural
              value={spent}
              one="# overgeslagen: er staat niets meer op"
              other="# overgeslagen: er staat niets meer op"
            />
          </Trans>
        </p>
      )}
    </div>
  );
}
