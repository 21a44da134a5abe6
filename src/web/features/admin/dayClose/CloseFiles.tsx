import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DayClose } from '#contract/names.ts';
import { movementsQuery } from '#web/queries/admin/dayCloses.ts';
import { Button } from '#web/ui/Button.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { CsvButton } from '../reports/CsvButton.tsx';
import * as css from './DayClose.css.ts';
import { movementRows } from './movementRows.ts';
import { useMeansWords } from './useMeansWords.ts';
import { useMovementWords } from './useMovementWords.ts';

export function CloseFiles({ close }: { close: DayClose }) {
  const { t } = useLingui();
  const moment = useMoment();
  const means = useMeansWords();
  const wordsOf = useMovementWords();
  const { data = [] } = useQuery(movementsQuery(close.id));
  const head = [
    t({ id: 'admin.audit.when', message: 'Wanneer' }),
    t({ id: 'admin.field.kind', message: 'Soort' }),
    t({ id: 'admin.kind.reservation', message: 'Reservering' }),
    t({ id: 'admin.payments.amount', message: 'Bedrag' }),
  ];
  const line = (label: string, cents: number) => ['', label, '', { cents }];
  const rows = () => [
    head,
    ...movementRows(data, { moment, wordsOf }),
    ...close.takings.map(({ means: one, received, returned }) => line(means[one], received - returned)),
    line(t({ id: 'dayClose.openingFloat', message: 'Begingeld in de kassa' }), close.openingFloat),
    line(t({ id: 'dayClose.countedCash', message: 'Geteld in de kassa' }), close.countedCash),
    line(t({ id: 'dayClose.slipTotal', message: 'Totaal op de pinbon' }), close.slipTotal),
    line(t({ id: 'dayClose.cashDifference', message: 'Verschil in de kassa' }), close.cashDifference),
    line(t({ id: 'dayClose.cardDifference', message: 'Verschil met de pinbon' }), close.cardDifference),
  ];
  return (
    <div className={css.buttons}>
      <CsvButton fileName={`dagafsluiting-${close.number}`} rows={rows}>
        <Trans id="dayClose.csv">Download als CSV</Trans>
      </CsvButton>
      <Button kind="outline" size="small" onClick={() => print()}>
        <Trans id="dayClose.print">Afdrukken</Trans>
      </Button>
    </div>
  );
}
