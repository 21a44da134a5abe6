import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnChange } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { askedChange, isApplying, shownQuote } from '#machines/selfService/selfService.selectors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { OrderButton } from '#web/ui/OrderButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { OwnDialogProps } from './OwnDialogs.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';

/** What a change does to times and money, before anything is done. */
export function QuoteDialog({ snapshot, send }: OwnDialogProps) {
  const { t } = useLingui();
  const quote = shownQuote(snapshot);
  const kind = askedChange(snapshot)?.kind ?? 'cancel';
  const busy = isApplying(snapshot);
  const dismiss = (): void => {
    if (!busy) send({ type: 'change.dismissed' });
  };
  const due = quote === null ? 0 : quote.toPayOnline;
  const busyLabel = busy && t({ id: 'common.busy', message: 'Bezig…' });
  const confirm = (): void => send({ type: 'change.confirmed' });
  const amount = formatEuro(due, currentLocale());
  return (
    <Dialog
      alert
      open
      onClose={dismiss}
      title={useTitles()[kind]}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        quote === null ? undefined : (
          <>
            <Button kind="outline" data-first-focus onClick={dismiss}>
              <Trans id="own.keep">Laat het zo</Trans>
            </Button>
            {due > 0 ? (
              <OrderButton
                type="button"
                busyLabel={busyLabel}
                onClick={confirm}
                action={<ConfirmWords kind={kind} />}
                duty={
                  <Trans id="checkout.duty">
                    Bestelling met betalingsverplichting{'\u00A0'}· {amount}
                  </Trans>
                }
              />
            ) : (
              <Button busyLabel={busyLabel} onClick={confirm}>
                <ConfirmWords kind={kind} />
              </Button>
            )}
          </>
        )
      }
    >
      {quote === null ? (
        <Spinner delay={0} label={t({ id: 'own.quoting', message: 'We rekenen het voor je na' })} />
      ) : (
        <QuoteFacts kind={kind} quote={quote} />
      )}
    </Dialog>
  );
}

function ConfirmWords({ kind }: { kind: OwnChange['kind'] }) {
  if (kind === 'cancel') return <Trans id="own.confirm.cancel">Ja, annuleer</Trans>;
  return <Trans id="own.confirm.change">Ja, wijzig</Trans>;
}

function useTitles(): Record<OwnChange['kind'], string> {
  const { t } = useLingui();
  return {
    cancel: t({ id: 'own.quote.cancel', message: 'Reservering annuleren?' }),
    removeGuest: t({ id: 'own.quote.guest', message: 'Met een gast minder?' }),
    move: t({ id: 'own.quote.move', message: 'Naar dit moment?' }),
    stay: t({ id: 'own.quote.stay', message: 'Met deze vertrektijd?' }),
    changeItem: t({ id: 'own.quote.item', message: 'Zo wijzigen?' }),
  };
}
