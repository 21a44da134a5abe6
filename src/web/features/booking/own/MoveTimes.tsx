import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, timeRange } from '#web/i18n/dates.ts';
import { ownTimesQuery } from '#web/queries/selfService.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import * as css from './own.css.ts';
import type { SendSelfService } from './selfServiceActor.ts';

/** `present`: the start of the booking as it is, chosen where that day has it. */
type Props = { reference: string; date: string; present: string | null; send: SendSelfService };

export function MoveTimes({ reference, date, present, send }: Props) {
  const { t } = useLingui();
  const { data = [], isPending, isError, refetch } = useQuery(ownTimesQuery(reference, date));
  const [chosen, setChosen] = useState<string | null>(null);
  if (isPending) return <Spinner label={t({ id: 'own.times.loading', message: 'De tijden worden opgehaald' })} />;
  if (isError) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        <Trans id="own.times.failed">De tijden konden niet worden opgehaald.</Trans>
      </RetryNote>
    );
  }
  if (data.length === 0) {
    return (
      <p role="status">
        <Trans id="own.times.none">Op deze dag is net geen plek meer. Kies een andere dag.</Trans>
      </p>
    );
  }
  const options = data.flatMap(({ startTime, endTime }) =>
    startTime === null || endTime === null ? [] : [{ value: startTime, label: timeRange(startTime, endTime) }],
  );
  const startTime =
    options.length === 0 ? null : (chosen ?? (options.find(({ value }) => value === present) ?? options[0]!).value);
  const day = longDay(date, currentLocale());
  return (
    <div className={css.stack}>
      {options.length === 0 ? null : (
        <SelectField
          label={<Trans id="own.times">Tijd op {day}</Trans>}
          options={options}
          value={startTime ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <Button onClick={() => send({ type: 'time.chosen', startTime })}>
        <Trans id="own.look">Bekijk wat er verandert</Trans>
      </Button>
    </div>
  );
}
