import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeRange } from '#web/i18n/dates.ts';
import { ownDeparturesQuery } from '#web/queries/selfService.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import * as css from './own.css.ts';
import type { OwnDialogProps } from './OwnDialogs.tsx';

export function StayDialog({ reference, booking, send }: OwnDialogProps) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(ownDeparturesQuery(reference));
  const [chosen, setChosen] = useState<string | null>(null);
  const endTime = chosen ?? data?.[0] ?? null;
  const start = booking.startTime ?? '';
  return (
    <Dialog
      open
      focusTitle
      onClose={() => send({ type: 'change.dismissed' })}
      title={t({ id: 'own.stay', message: 'Langer of korter blijven' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={css.stack}>
        {isError ? (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            <Trans id="own.times.failed">De tijden konden niet worden opgehaald.</Trans>
          </RetryNote>
        ) : data === undefined ? (
          <Spinner label={t({ id: 'own.times.loading', message: 'De tijden worden opgehaald' })} />
        ) : endTime === null ? (
          <p role="status">
            <Trans id="own.stay.none">Vanaf jullie aankomsttijd is er geen andere vertrektijd vrij.</Trans>
          </p>
        ) : (
          <>
            <SelectField
              label={<Trans id="own.stay.until">Jullie verblijf</Trans>}
              options={data.map((value) => ({ value, label: timeRange(start, value) }))}
              value={endTime}
              onChange={(event) => setChosen(event.target.value)}
            />
            <Button onClick={() => send({ type: 'departure.chosen', endTime })}>
              <Trans id="own.look">Bekijk wat er verandert</Trans>
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
