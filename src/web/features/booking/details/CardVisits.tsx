import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { visitsAfterwards, visitsNeeded, visitsView } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { VisitsMissing } from './VisitsMissing.tsx';

/** Whether the customer's multi-visit cards have enough visits for this flow. */
export function CardVisits() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const view = useReservation(visitsView);
  if (view === 'counting') {
    return <Spinner label={t({ id: 'details.visits.counting', message: 'Je badenkaart wordt bekeken' })} />;
  }
  if (view === 'unknown') {
    return (
      <RetryNote
        label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
        onRetry={() => actor.send({ type: 'visits.changed' })}
      >
        <Trans id="details.visits.failed">Je badenkaart kon niet worden bekeken.</Trans>
      </RetryNote>
    );
  }
  if (view === 'missing') return <VisitsMissing />;
  return view === 'enough' ? <Enough /> : null;
}

function Enough() {
  const { t } = useLingui();
  const [needed, remaining] = [useReservation(visitsNeeded), useReservation(visitsAfterwards)];
  return (
    <Note kind="success" role="status">
      <p>
        {t({
          id: 'details.visits.cost',
          message: plural(needed, {
            one: 'Je komt binnen op je badenkaart. Dit kost # bezoek.',
            other: 'Je komt binnen op je badenkaart. Dit kost # bezoeken.',
          }),
        })}{' '}
        {remaining === null ? null : <Trans id="details.visits.left">Daarna heb je er nog {remaining}.</Trans>}
      </p>
    </Note>
  );
}
