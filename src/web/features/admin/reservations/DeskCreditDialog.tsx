import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DeskCredit, StaffReservation } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { deskCreditMachine } from '#machines/deskCredit/deskCredit.machine.ts';
import {
  isChecking,
  isRedeeming,
  mayPay,
  refusedCode,
  refusedPayment,
} from '#machines/deskCredit/deskCredit.selectors.ts';
import { deskCreditActors } from '#web/actors/deskCredit.actors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { CreditCodeForm } from '../kit/CreditCodeForm.tsx';
import { CreditLine } from '../kit/CreditLine.tsx';
import * as form from '../kit/form/Form.css.ts';
import { AmountField } from './AmountField.tsx';
import * as css from './Reservation.css.ts';
import { useRefusal } from './useRefusal.ts';

type DeskCreditDialogProps = { reservation: StaffReservation; onClose: () => void };

/** A gift card or voucher that pays what is due: read or typed, shown, then used in whole or in part. */
export function DeskCreditDialog({ reservation, onClose }: DeskCreditDialogProps) {
  const { t } = useLingui();
  const refusal = useRefusal();
  const client = useQueryClient();
  const [machine] = useState(() => deskCreditMachine.provide({ actors: deskCreditActors(client, reservation.id) }));
  const [snapshot, send, actor] = useMachine(machine);
  const paid = t({ id: 'admin.credit.done', message: 'Betaald met de bon' });
  useEffect(() => {
    const { unsubscribe } = actor.on('credit.redeemed', () => {
      toastSuccess(paid);
      onClose();
    });
    return unsubscribe;
  }, [actor, onClose, paid]);
  const { credit, amount } = snapshot.context;
  const refused = refusedPayment(snapshot);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t({ id: 'admin.credit.pay', message: 'Betalen met cadeaubon of voucher' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={css.section}>
        <CreditCodeForm
          refused={refusedCode(snapshot)}
          isBusy={isChecking(snapshot)}
          onCode={(code) => send({ type: 'code.entered', code })}
        />
        <div role="alert">
          {refused === null ? null : (
            <Note kind="warning">
              <p>{refusal(refused)}</p>
            </Note>
          )}
        </div>
        {credit === null ? null : (
          <Shown credit={credit} amount={amount} onAmount={(cents) => send({ type: 'amount.typed', amount: cents })} />
        )}
        <div className={form.dangerButtons}>
          <Button kind="text" onClick={onClose}>
            <Trans id="admin.dialog.back">Terug</Trans>
          </Button>
          <Button
            aria-disabled={!mayPay(snapshot)}
            busyLabel={isRedeeming(snapshot) && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => send({ type: 'payment.requested' })}
          >
            <Trans id="admin.credit.use">Betaal hiermee</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type ShownProps = { credit: DeskCredit; amount: number | null; onAmount: (cents: number | null) => void };

function Shown({ credit, amount, onAmount }: ShownProps) {
  const rest = formatEuro(credit.totalOpen + credit.amount - (amount ?? 0), currentLocale());
  return (
    <div className={css.section} role="status">
      <CreditLine credit={credit} />
      {credit.kind === 'giftCard' && credit.amount > 0 ? (
        <AmountField
          value={amount}
          most={credit.amount}
          isWrong={amount === null || amount < 1 || amount > credit.amount}
          onChange={onAmount}
        />
      ) : null}
      <p>
        <Trans id="admin.credit.rest">Daarna nog te betalen: {rest}</Trans>
      </p>
    </div>
  );
}
