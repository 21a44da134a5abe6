import { Trans } from '@lingui/react/macro';
import type { ReservationEvent } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { useReasonText } from '../kit/reasonWords.ts';
import { useMoment } from '../kit/useMoment.ts';
import { useActorName } from './useActorName.ts';
import * as css from './Reservation.css.ts';
import { useEventWords } from './useEventWords.ts';

/** What happened to it, the newest first. */
export function EventsCard({ events }: { events: readonly ReservationEvent[] }) {
  const moment = useMoment();
  const actorName = useActorName();
  const reasonText = useReasonText();
  const wordsOf = useEventWords();
  const textsOf = ({ kind, amount, reason }: ReservationEvent): string[] => [
    wordsOf(kind),
    ...(amount === null ? [] : [formatEuro(amount, currentLocale())]),
    ...(reason === null ? [] : [reasonText(reason)]),
  ];
  return (
    <section className={`${card} ${css.section}`} aria-labelledby="events-title">
      <h2 id="events-title" className={type.h3}>
        <Trans id="admin.reservation.events">Verloop</Trans>
      </h2>
      <ol className={css.lines}>
        {events.toReversed().map((event) => (
          <li key={event.id} className={css.line}>
            <span className={css.words}>{textsOf(event).join(' · ')}</span>
            <span className={css.meta}>
              {actorName(event)} · <time dateTime={event.saidAt ?? event.at}>{moment(event.saidAt ?? event.at)}</time>
              {event.saidAt !== null && (
                <>
                  {' · '}
                  <Trans id="admin.event.delivered">
                    bij de server: <time dateTime={event.at}>{moment(event.at)}</time>
                  </Trans>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
