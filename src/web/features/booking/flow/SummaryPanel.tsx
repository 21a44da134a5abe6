import { Trans, useLingui } from '@lingui/react/macro';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './Flow.css.ts';
import { SummaryContent, SummaryTotals } from './SummaryContent.tsx';

const focusable = { tabIndex: 0 };

/** Totals stay in view; what the guests have scrolls above them. */
export function SummaryPanel({ locked }: { locked: boolean }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  return (
    <div className={css.summary}>
      <div className={css.summaryHead}>
        <h2 id="summary-title" tabIndex={-1} className={type.h3}>
          <Trans id="flow.summary.title">Overzicht</Trans>
        </h2>
        <IconButton
          plain
          icon="info"
          label={t({ id: 'flow.info.open', message: 'Meer over reserveren' })}
          onClick={() => actor.send({ type: 'dialog.opened', dialog: { kind: 'info' } })}
        />
      </div>
      {/* Locked it holds nothing that takes the focus, and keys must reach what scrolls. */}
      <div className={css.summaryScroll} role="group" aria-labelledby="summary-title" {...(locked ? focusable : {})}>
        <SummaryContent locked={locked} />
      </div>
      <SummaryTotals />
    </div>
  );
}
