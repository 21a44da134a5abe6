import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sellsCards } from '#domain/booking/cardVisits.ts';
import { visitsLeft, visitsNeeded } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { startQuery } from '#web/queries/flows.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { row } from '#web/ui/theme/layout.css.ts';
import * as css from './details.css.ts';

export function VisitsMissing() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const [needed, remaining] = [useReservation(visitsNeeded), useReservation(visitsLeft) ?? 0];
  const sections = useQuery(startQuery).data ?? [];
  const flows = sections.flatMap(({ flowStarts }) => flowStarts.map(({ flow }) => flow)).filter(sellsCards);
  return (
    <Note
      kind="warning"
      role="status"
      title={<Trans id="details.visits.missing">Je hebt geen badenkaart met genoeg bezoeken</Trans>}
    >
      <div className={css.visits}>
        <p>
          {t({
            id: 'details.visits.needed',
            message: plural(needed, {
              one: 'Voor deze reservering is # bezoek nodig.',
              other: 'Voor deze reservering zijn # bezoeken nodig.',
            }),
          })}{' '}
          {t({
            id: 'details.visits.have',
            message: plural(remaining, {
              one: 'Op je kaarten staat er op die dag nog #.',
              other: 'Op je kaarten staan er op die dag nog #.',
            }),
          })}{' '}
          <Trans id="details.visits.buy">Koop eerst een kaart; je plaats blijft nog even staan.</Trans>
        </p>
        <div className={row}>
          {flows.map(({ slug, name, untranslated }) => (
            <Link
              key={slug}
              to="/flow/$slug"
              params={{ slug }}
              lang={untranslated ? 'nl' : undefined}
              className={buttonClass({ kind: 'soft', size: 'small' })}
            >
              {name}
            </Link>
          ))}
          <Button kind="text" size="small" onClick={() => actor.send({ type: 'visits.changed' })}>
            <Trans id="details.visits.again">Kijk opnieuw</Trans>
          </Button>
        </div>
      </div>
    </Note>
  );
}
