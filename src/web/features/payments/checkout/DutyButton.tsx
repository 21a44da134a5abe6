import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Button } from '#web/ui/Button.tsx';
import { OrderButton } from '#web/ui/OrderButton.tsx';

type DutyButtonProps = {
  action: ReactNode;
  /** What this order obliges to pay; 0 leaves the amount out. */
  cents: number;
  /** Set when it is paid there later: the button then names amount and place. */
  place?: string | null;
  busy: boolean;
  onClick: () => void;
};

/** The button that places the order and names its obligation (decisions §9). */
export function DutyButton({ action, cents, place = null, busy, onClick }: DutyButtonProps) {
  const { t } = useLingui();
  const busyLabel = busy && t({ id: 'common.busy', message: 'Bezig…' });
  if (cents <= 0) {
    return (
      <Button full busyLabel={busyLabel} onClick={onClick}>
        {action}
      </Button>
    );
  }
  const amount = place ?? formatEuro(cents, currentLocale());
  return (
    <OrderButton
      type="button"
      action={action}
      duty={
        <Trans id="checkout.duty">
          Bestelling met betalingsverplichting{'\u00A0'}· {amount}
        </Trans>
      }
      busyLabel={busyLabel}
      onClick={onClick}
    />
  );
}
