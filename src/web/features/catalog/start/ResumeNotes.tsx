import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { flowQuery } from '#web/queries/flows.ts';
import { minutesUntil, openHolds } from '#web/queries/openHolds.ts';
import { reservationQuery } from '#web/queries/reservation.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Start.css.ts';

const shownFor = 15_000;

/** What this browser began to reserve and is still held. */
export function ResumeNotes() {
  const [holds, setHolds] = useState(openHolds);
  useEffect(() => {
    const timer = setInterval(() => setHolds(openHolds()), shownFor);
    return () => clearInterval(timer);
  }, []);
  return holds.map(({ slug }) => <ResumeNote key={slug} slug={slug} />);
}

function ResumeNote({ slug }: { slug: string }) {
  const { data: flow } = useQuery(flowQuery(slug));
  const { data } = useQuery(reservationQuery(slug));
  const reservation = data?.reservation;
  if (data?.reservation === null) return null;
  if (!flow || !reservation) return <div className={css.resume} />;
  const minutes = minutesUntil(reservation.session.expiresAt ?? '');
  const isOrder = flowNeeds.isOrderCard(flow);
  const day = isOrder || reservation.startDate === null ? '' : `, ${longDay(reservation.startDate, currentLocale())}`;
  return (
    <Note
      icon="clock"
      className={css.resume}
      title={
        isOrder ? (
          <Trans id="start.resume.order">Verder met je bestelling</Trans>
        ) : (
          <Trans id="start.resume.title">Verder met je reservering</Trans>
        )
      }
    >
      <p>
        <span lang={flow.untranslated ? 'nl' : undefined}>{flow.name}</span>
        {day}
      </p>
      <p>
        <Trans id="start.resume.left">
          Blijft nog <Plural value={minutes} one="# minuut" other="# minuten" /> staan.
        </Trans>
      </p>
      <Link
        to="/flow/$slug"
        params={{ slug }}
        className={joinClasses(buttonClass({ kind: 'soft', size: 'small' }), css.again)}
      >
        <Trans id="start.resume.go">Ga verder</Trans>
      </Link>
    </Note>
  );
}
