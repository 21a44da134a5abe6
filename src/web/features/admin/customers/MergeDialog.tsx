import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerMergeField } from '#contract/names.ts';
import type { MergeSide } from '#domain/people/mergedCustomer.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { mergePreviewQuery } from '#web/queries/admin/customers.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { ChooseDouble } from './ChooseDouble.tsx';
import { CompareCustomers } from './CompareCustomers.tsx';
import { ConfirmMerge } from './ConfirmMerge.tsx';

/** `chosen`: whose value of a field stays, where staff said so. */
export interface MergeChoice {
  stays: MergeSide;
  chosen: Partial<Record<CustomerMergeField, MergeSide>>;
}

const unchosen: MergeChoice = { stays: 'own', chosen: {} };

/** Who else it is, what stays of both, and the own password. */
export function MergeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [choice, setChoice] = useState(unchosen);
  const [isSure, setSure] = useState(false);
  const choose = (other: string | null): void => {
    setOtherId(other);
    setChoice(unchosen);
    setSure(false);
  };
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={t({ id: 'admin.merge.title', message: 'Klanten samenvoegen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      {otherId === null ? (
        <ChooseDouble id={id} onChoose={choose} />
      ) : (
        <Compared
          {...{ id, otherId, choice, isSure, setSure, onClose }}
          onChange={setChoice}
          onBack={() => choose(null)}
        />
      )}
    </Dialog>
  );
}

type ComparedProps = {
  id: string;
  otherId: string;
  choice: MergeChoice;
  isSure: boolean;
  setSure: (isSure: boolean) => void;
  onChange: (choice: MergeChoice) => void;
  onBack: () => void;
  onClose: () => void;
};

function Compared({ id, otherId, choice, isSure, setSure, onChange, onBack, onClose }: ComparedProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(mergePreviewQuery(id, otherId));
  if (data === undefined && error !== null) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        {refusedText(refusedBy(error))}
      </RetryNote>
    );
  }
  if (data === undefined) return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  if (isSure) return <ConfirmMerge preview={data} choice={choice} onBack={() => setSure(false)} onClose={onClose} />;
  return (
    <CompareCustomers
      preview={data}
      choice={choice}
      onChange={onChange}
      onBack={onBack}
      onContinue={() => setSure(true)}
    />
  );
}
