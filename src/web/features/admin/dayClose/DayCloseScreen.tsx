import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DayClose } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { dayCloseQuery } from '#web/queries/admin/dayCloses.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { useActorName } from '../reservations/useActorName.ts';
import { AmountLines } from './AmountLines.tsx';
import { ClosesCrumb } from './ClosesCrumb.tsx';
import { CloseFiles } from './CloseFiles.tsx';
import { CloseMovements } from './CloseMovements.tsx';
import { CoinLines } from './CoinLines.tsx';
import * as css from './DayClose.css.ts';
import { TakingsTable } from './TakingsTable.tsx';
import { useDifferenceLines } from './useDifferenceLines.ts';

/** A closed day, as it was counted; printable. */
export function DayCloseScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const moment = useMoment();
  const actorName = useActorName();
  const { data: close, error, refetch } = useQuery(dayCloseQuery(id));
  const [at, name, number] = close === undefined ? ['', '', ''] : [moment(close.at), actorName(close), close.number];
  return (
    <AdminPage
      title={
        close === undefined
          ? t({ id: 'dayClose.all', message: 'Dagafsluiting' })
          : t({ id: 'dayClose.numbered', message: `Dagafsluiting ${number}` })
      }
      crumbs={[<ClosesCrumb key="closes" />]}
      lead={
        close === undefined ? undefined : (
          <Trans id="dayClose.closedBy">
            Afgesloten op {at} door {name}.
          </Trans>
        )
      }
      actions={close === undefined ? undefined : <CloseFiles close={close} />}
    >
      {close !== undefined ? (
        <>
          <ClosedDay close={close} />
          <div className={css.screenOnly}>
            <AuditTimeline object={`dayClose:${id}`} />
          </div>
        </>
      ) : error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
    </AdminPage>
  );
}

function ClosedDay({ close }: { close: DayClose }) {
  const { t } = useLingui();
  const differences = useDifferenceLines(close);
  const count = t({ id: 'dayClose.count', message: 'Tellen' });
  return (
    <div className={css.columns}>
      <div className={css.part}>
        <TakingsTable takings={close.takings} />
        <CloseMovements id={close.id} />
      </div>
      <section className={`${card} ${css.part}`} aria-label={count}>
        <h2 className={type.h3}>{count}</h2>
        <AmountLines
          lines={[
            { label: t({ id: 'dayClose.openingFloat', message: 'Begingeld in de kassa' }), cents: close.openingFloat },
            { label: t({ id: 'dayClose.countedCash', message: 'Geteld in de kassa' }), cents: close.countedCash },
            { label: t({ id: 'dayClose.slipTotal', message: 'Totaal op de pinbon' }), cents: close.slipTotal },
            {
              label: t({ id: 'dayClose.leftInDrawer', message: 'Blijft in de kassa voor morgen' }),
              cents: close.leftInDrawer,
            },
            {
              label: t({ id: 'dayClose.takenOut', message: 'Gaat eruit (afstorten)' }),
              cents: close.countedCash - close.leftInDrawer,
            },
            ...differences,
          ]}
        />
        {close.coins === null ? null : <CoinLines coins={close.coins} />}
        {close.reason === '' ? null : (
          <p>
            <strong>{t({ id: 'admin.field.reason', message: 'Reden' })}</strong>: {close.reason}
          </p>
        )}
      </section>
    </div>
  );
}
