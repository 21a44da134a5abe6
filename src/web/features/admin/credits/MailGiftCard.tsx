import { Trans, useLingui } from '@lingui/react/macro';
import type { GiftCard } from '#contract/names.ts';
import { mailGiftCard } from '#web/queries/admin/giftCards.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { LineField } from './DeskFields.tsx';
import { useCardDecision } from './useCardDecision.ts';

const formId = 'mailGiftCard';

/** Without an address it goes to whom the order was mailed. */
export function MailGiftCard({ card: { id, number }, onClose }: { card: GiftCard; onClose: () => void }) {
  const { t } = useLingui();
  const { decided, ...dialog } = useCardDecision();
  const label = t({ id: 'customer.email', message: 'E-mailadres' });
  return (
    <DeskDialog<{ email: string }>
      {...dialog}
      failureTitle={t({ id: 'credit.mail.failed', message: 'Niet gemaild' })}
      title={t({ id: 'credit.mail.title', message: 'Bon opnieuw mailen' })}
      formId={formId}
      values={{ email: '' }}
      labels={{ email: label }}
      required={number === null ? ['email'] : []}
      action={<Trans id="credit.mail.submit">Mail de bon</Trans>}
      onSubmit={async ({ email }) => {
        await mailGiftCard(id, email.trim() === '' ? null : email.trim());
        await decided(t({ id: 'credit.mail.done', message: 'De mail is onderweg' }));
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <LineField
          control={control}
          formId={formId}
          name="email"
          type="email"
          label={label}
          {...(number === null
            ? {}
            : {
                optional: true as const,
                hint: t({ id: 'credit.mail.hint', message: 'Leeg: naar het adres van de bestelling.' }),
              })}
        />
      )}
    </DeskDialog>
  );
}
