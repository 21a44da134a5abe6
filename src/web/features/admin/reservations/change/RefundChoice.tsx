import { Trans } from '@lingui/react/macro';
import type { StaffChangeQuote, StaffReservation } from '#contract/names.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { usePermission } from '../../kit/usePermission.ts';
import { refundableCents } from '../../kit/refundableCents.ts';

type RefundChoiceProps = {
  quote: StaffChangeQuote | null;
  draft: DeskChangeDraft;
  reservation: StaffReservation;
  onChange: (draft: DeskChangeDraft) => void;
};

/** Where money was paid online and the new price is lower. */
export function RefundChoice({ quote, draft, reservation, onChange }: RefundChoiceProps) {
  const mayRefund = usePermission('change_money');
  const wasPaidOnline = reservation.payments.some((payment) => refundableCents(payment) > 0);
  const isTooMuch = quote?.back.some(({ to }) => to === 'venue' || to === 'payment') ?? false;
  if (!mayRefund || !wasPaidOnline || !(isTooMuch || draft.refund)) return null;
  return (
    <Checkbox
      checked={draft.refund}
      onChange={(event) => onChange({ ...draft, refund: event.target.checked })}
      label={<Trans id="admin.change.refund">Betaal meteen terug wat online te veel is betaald</Trans>}
    />
  );
}
