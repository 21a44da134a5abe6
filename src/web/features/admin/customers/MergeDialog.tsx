import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { isMergeAgreed, mergeChoice } from '#machines/customerActions/customerActions.selectors.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { mergePreviewQuery } from '#web/queries/admin/customers.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { ChooseDouble } from './ChooseDouble.tsx';
import { CompareCustomers } from './CompareCustomers.tsx';
import { ConfirmMerge } from './ConfirmMerge.tsx';
import type { CustomerActionsRef } from './useCustomerActions.ts';

type MergeDialogProps = { id: string; actor: CustomerActionsRef };

/** Who else it is, what stays of both, and the own password. */
export function MergeDialog({ id, actor }: MergeDialogProps) {
  const { t } = useLingui();
  const { otherId } = useSelector(actor, mergeChoice);
  return (
    <Dialog
      open
      width="wide"
      onClose={() => actor.send({ type: 'dialog.closed' })}
      title={t({ id: 'admin.merge.title', message: 'Klanten samenvoegen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      {otherId === null ? (
        <ChooseDouble id={id} onChoose={(double) => actor.send({ type: 'double.chosen', otherId: double })} />
      ) : (
        <Compared id={id} otherId={otherId} actor={actor} />
      )}
    </Dialog>
  );
}

function Compared({ id, otherId, actor }: MergeDialogProps & { otherId: string }) {
  const { t } = useLingui();
  const choice = useSelector(actor, mergeChoice);
  const isAgreed = useSelector(actor, isMergeAgreed);
  const { data, error, refetch } = useQuery(mergePreviewQuery(id, otherId));
  if (data === undefined && error !== null) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        {refusedText(refusedBy(error))}
      </RetryNote>
    );
  }
  if (data === undefined) return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  return isAgreed ? (
    <ConfirmMerge preview={data} choice={choice} actor={actor} />
  ) : (
    <CompareCustomers preview={data} choice={choice} onChoose={actor.send} />
  );
}
