import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GiftCardIssued } from '#contract/names.ts';
import { giftCardIssuer, readGiftCardsAgain } from '#web/queries/admin/giftCards.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import * as css from './Credits.css.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { LineField, ReasonField } from './DeskFields.tsx';
import { PrintGiftCard } from '../kit/PrintGiftCard.tsx';
import { WorthField, chosenWorth, requiredWorth } from './WorthField.tsx';

const formId = 'issueGiftCard';

type IssueValues = { productId: string; amount: number | null; email: string; reason: string };

const none: IssueValues = { productId: '', amount: null, email: '', reason: '' };

/** A gift card of an amount, or a voucher by its product; then its code, once. */
export function IssueGiftCard({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [issued, setIssued] = useState<GiftCardIssued | null>(null);
  const [send] = useState(giftCardIssuer);
  const labels = useLabels();
  const issue = async ({ productId, amount, email, reason }: IssueValues): Promise<void> => {
    const form = {
      ...chosenWorth({ productId, amount }),
      reason: reason.trim(),
      email: email.trim() === '' ? null : email.trim(),
    };
    setIssued(await send(form));
    await readGiftCardsAgain(client);
  };
  if (issued !== null) return <IssuedCode issued={issued} onClose={onClose} />;
  return (
    <DeskDialog<IssueValues>
      title={t({ id: 'credit.issue', message: 'Cadeaubon uitgeven' })}
      formId={formId}
      values={none}
      labels={labels}
      required={(values) => [...requiredWorth(values), 'reason']}
      action={<Trans id="credit.issue.submit">Geef uit</Trans>}
      failureTitle={t({ id: 'credit.issue.failed', message: 'Niet uitgegeven' })}
      onSubmit={issue}
      onClose={() => undefined}
      onCancel={onClose}
    >
      {({ control }) => (
        <>
          <WorthField control={control} formId={formId} labels={labels} />
          <LineField
            control={control}
            formId={formId}
            name="email"
            type="email"
            optional
            label={labels.email}
            hint={t({ id: 'credit.issue.email.hint', message: 'Dan mailen we de bon meteen.' })}
          />
          <ReasonField control={control} formId={formId} name="reason" label={labels.reason} />
        </>
      )}
    </DeskDialog>
  );
}

function useLabels() {
  const { t } = useLingui();
  return {
    productId: t({ id: 'credit.issue.what', message: 'Wat' }),
    amount: t({ id: 'credit.amount', message: 'Bedrag' }),
    email: t({ id: 'customer.email', message: 'E-mailadres' }),
    reason: t({ id: 'credit.reason', message: 'Reden' }),
  };
}

/** It is shown nowhere else: who has it, has the money. */
function IssuedCode({ issued: { giftCard, code }, onClose }: { issued: GiftCardIssued; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      alert
      focusTitle
      onClose={onClose}
      title={t({ id: 'credit.issued', message: 'De bon is uitgegeven' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button
            kind="text"
            onClick={() => void navigate({ to: '/admin/credits/gift-cards/$id', params: { id: giftCard.id } })}
          >
            <Trans id="credit.issued.open">Bekijk de bon</Trans>
          </Button>
          <PrintGiftCard id={giftCard.id} />
        </>
      }
    >
      <p>
        <Trans id="credit.issued.once">Dit is de code. Hierna tonen we hem niet meer.</Trans>
      </p>
      <p className={css.code}>{code}</p>
    </Dialog>
  );
}
