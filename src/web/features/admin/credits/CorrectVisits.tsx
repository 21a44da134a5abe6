import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CustomerSubscription } from '#contract/names.ts';
import { correctVisits, customerQuery } from '#web/queries/admin/customers.ts';
import { readSubscriptionsAgain } from '#web/queries/admin/subscriptions.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { CountField, ReasonField } from './DeskFields.tsx';

const formId = 'correctVisits';

type Values = { used: number | null; reason: string };

type CorrectVisitsProps = {
  customerId: string;
  card: Pick<CustomerSubscription, 'id' | 'used' | 'amount'>;
  onClose: () => void;
};

/** How many visits of a card are spent; never fewer than bookings hold. */
export function CorrectVisits({ customerId, card: { id, used, amount }, onClose }: CorrectVisitsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const readAgain = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: customerQuery(customerId).queryKey }),
      readSubscriptionsAgain(client),
    ]);
  };
  const labels = {
    used: t({ id: 'credit.visits.used', message: 'Bezoeken gebruikt' }),
    reason: t({ id: 'credit.reason', message: 'Reden' }),
  };
  return (
    <DeskDialog<Values>
      title={t({ id: 'credit.visits.title', message: 'Bezoeken corrigeren' })}
      formId={formId}
      values={{ used, reason: '' }}
      labels={labels}
      required={['used', 'reason']}
      action={<Trans id="credit.correct.submit">Corrigeer</Trans>}
      failureTitle={t({ id: 'credit.failed', message: 'Niet gewijzigd' })}
      onSubmit={async (values) => {
        const visits = { used: values.used ?? used, usedBefore: used, reason: values.reason.trim() };
        await correctVisits(customerId, id, visits);
        await readAgain();
        toastSuccess(t({ id: 'credit.visits.corrected', message: 'De bezoeken zijn gecorrigeerd' }));
      }}
      onRefused={() => void readAgain()}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>
            <Trans id="credit.visits.text">Bezoeken die in een reservering zitten, blijven meetellen.</Trans>
          </p>
          <CountField
            {...{ control, formId, min: 0 }}
            {...(amount === null ? {} : { max: amount })}
            name="used"
            label={labels.used}
          />
          <ReasonField control={control} formId={formId} name="reason" label={labels.reason} />
        </>
      )}
    </DeskDialog>
  );
}
