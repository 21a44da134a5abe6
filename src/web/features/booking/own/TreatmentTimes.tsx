import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownStartsQuery } from '#web/queries/selfService.ts';
import { ShownPrice } from '#web/features/catalog/offer/ShownPrice.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { TimeGrid } from '#web/ui/TimeGrid.tsx';
import * as css from './own.css.ts';
import type { SendSelfService } from './selfServiceActor.ts';

type Props = { reference: string; item: { itemId: string; productId: string }; send: SendSelfService };

export function TreatmentTimes({ reference, item, send }: Props) {
  const { t } = useLingui();
  const { data, isPending, isError, refetch } = useQuery(ownStartsQuery(reference, item));
  const [chosen, setChosen] = useState<string | null>(null);
  if (isPending) return <Spinner label={t({ id: 'own.times.loading', message: 'De tijden worden opgehaald' })} />;
  if (isError || data === undefined) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        <Trans id="own.times.failed">De tijden konden niet worden opgehaald.</Trans>
      </RetryNote>
    );
  }
  const { times, prices } = data;
  if (times.length === 0) {
    return (
      <p role="status">
        <Trans id="own.starts.none">Hiervoor is op deze dag geen tijd meer vrij.</Trans>
      </p>
    );
  }
  return (
    <div className={css.stack}>
      <TimeGrid
        label={<Trans id="own.starts">Begintijd</Trans>}
        options={times.map((time) => optionOf(time, prices?.[time]))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        aria-disabled={chosen === null}
        onClick={() => chosen !== null && send({ type: 'time.chosen', startTime: chosen })}
      >
        <Trans id="own.look">Bekijk wat er verandert</Trans>
      </Button>
    </div>
  );
}

const optionOf = (value: string, price: number | undefined) => ({
  value,
  label: value,
  ...(price === undefined ? {} : { sub: <ShownPrice cents={price} /> }),
});
