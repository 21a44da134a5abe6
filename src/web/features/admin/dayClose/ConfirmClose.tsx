import { Trans, useLingui } from '@lingui/react/macro';
import { differencesOf, isBusy } from '#machines/dayClose/dayClose.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import * as form from '../kit/form/Form.css.ts';
import { AmountLines } from './AmountLines.tsx';
import type { DayClosePart } from './CountForm.tsx';
import { useDifferenceLines } from './useDifferenceLines.ts';

/** A close never changes, so it is looked at once more. */
export function ConfirmClose({ snapshot, send }: DayClosePart) {
  const { t } = useLingui();
  const lines = useDifferenceLines(differencesOf(snapshot));
  return (
    <Dialog
      open
      alert
      onClose={() => send({ type: 'close.dismissed' })}
      title={t({ id: 'dayClose.confirm', message: 'De dag afsluiten?' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={form.danger}>
        <p>
          <Trans id="dayClose.confirm.text">Wat afgesloten is verandert niet meer.</Trans>
        </p>
        <AmountLines lines={lines} />
        <div className={form.dangerButtons}>
          <Button kind="text" data-first-focus onClick={() => send({ type: 'close.dismissed' })}>
            <Trans id="admin.dialog.back">Terug</Trans>
          </Button>
          <Button
            busyLabel={isBusy(snapshot) && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => send({ type: 'close.confirmed' })}
          >
            <Trans id="dayClose.submit">Sluit de dag af</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
