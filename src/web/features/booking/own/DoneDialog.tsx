import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkToPay } from '#machines/selfService/selfService.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { OwnDialogProps } from './OwnDialogs.tsx';

export function DoneDialog({ booking, snapshot, send }: OwnDialogProps) {
  const { t } = useLingui();
  const paymentRef = linkToPay(snapshot);
  const dismiss = (): void => send({ type: 'change.dismissed' });
  const title =
    booking.state === 'cancelled'
      ? t({ id: 'own.title.cancelled', message: 'Je reservering is geannuleerd' })
      : t({ id: 'own.done', message: 'Je reservering is gewijzigd' });
  return (
    <Dialog
      open
      focusTitle
      onClose={dismiss}
      title={title}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind={paymentRef === null ? 'filled' : 'outline'} onClick={dismiss}>
            <Trans id="own.back_to_booking">Terug naar je reservering</Trans>
          </Button>
          {paymentRef === null ? null : (
            <Link
              to="/reservation/payment/$ref"
              params={{ ref: paymentRef }}
              className={buttonClass({ kind: 'filled' })}
            >
              <Trans id="own.pay">Nu betalen</Trans>
            </Link>
          )}
        </>
      }
    >
      <p>
        <Trans id="own.done.text">We hebben je een mail gestuurd.</Trans>
      </p>
    </Dialog>
  );
}
