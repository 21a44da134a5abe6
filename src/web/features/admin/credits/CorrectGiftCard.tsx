import { Trans, useLingui } from '@lingui/react/macro';
import type { GiftCard } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { correctGiftCard } from '#web/queries/admin/giftCards.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { EuroField, ReasonField } from './DeskFields.tsx';
import { useCardDecision } from './useCardDecision.ts';

const formId = 'correctGiftCard';

type Values = { balance: number | null; reason: string };

export function CorrectGiftCard({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const { t } = useLingui();
  const { decided, ...dialog } = useCardDecision();
  const { id, balance, version } = card;
  const now = formatEuro(balance, currentLocale());
  const labels = {
    balance: t({ id: 'credit.newBalance', message: 'Nieuw tegoed' }),
    reason: t({ id: 'credit.reason', message: 'Reden' }),
  };
  return (
    <DeskDialog<Values>
      {...dialog}
      title={t({ id: 'credit.correct.title', message: 'Tegoed corrigeren' })}
      formId={formId}
      values={{ balance, reason: '' }}
      labels={labels}
      required={['balance', 'reason']}
      action={<Trans id="credit.correct.submit">Corrigeer</Trans>}
      onSubmit={async (values) => {
        await correctGiftCard(id, { balance: values.balance ?? 0, reason: values.reason.trim(), version });
        await decided(t({ id: 'credit.corrected', message: 'Het tegoed is gecorrigeerd' }));
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>
            <Trans id="credit.correct.now">Er staat nu {now} op.</Trans>
          </p>
          <EuroField control={control} formId={formId} name="balance" label={labels.balance} />
          <ReasonField control={control} formId={formId} name="reason" label={labels.reason} />
        </>
      )}
    </DeskDialog>
  );
}
