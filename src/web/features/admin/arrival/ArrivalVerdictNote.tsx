import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StaffReservation } from '#contract/names.ts';
import { arrivalVerdict, type ArrivalVerdict } from '#domain/booking/arrivalVerdict.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay } from '#web/i18n/dates.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note, type NoteKind } from '#web/ui/Note.tsx';

type VerdictProps = { reservation: StaffReservation; date: string; onLeave: () => void };

const kinds: Partial<Record<ArrivalVerdict, NoteKind>> = { in: 'success', cancelled: 'danger', otherDay: 'danger' };

/** What the desk must know before guests go in; nothing where they are simply expected. */
export function ArrivalVerdictNote({ reservation, date, onLeave }: VerdictProps) {
  const verdict = arrivalVerdict(reservation, date);
  if (verdict === 'expected') return null;
  const { startDate, guests } = reservation;
  const day = fullDay(startDate, currentLocale());
  const inside = guests.filter(({ state }) => state === 'in').length;
  const total = guests.length;
  const sentences: Record<Exclude<ArrivalVerdict, 'expected'>, React.ReactNode> = {
    partly: (
      <Trans id="board.arrivals.inside">
        {inside} van {total} binnen
      </Trans>
    ),
    in: <Trans id="arrival.in">Al ingecheckt.</Trans>,
    left: <Trans id="arrival.left">Deze gasten zijn al vertrokken.</Trans>,
    notCome: <Trans id="arrival.notCome">Dit staat als niet gekomen. Inchecken kan nog.</Trans>,
    otherDay: <Trans id="arrival.otherDay">Deze reservering is voor {day}, niet voor de dag op het bord.</Trans>,
    cancelled: <Trans id="arrival.cancelled">Deze reservering is geannuleerd.</Trans>,
    noVisit: <Trans id="arrival.noVisit">Dit is een bestelling, geen bezoek.</Trans>,
  };
  return (
    <Note kind={kinds[verdict] ?? 'warning'}>
      <p>{sentences[verdict]}</p>
      {verdict === 'otherDay' ? (
        <p>
          <Link to="/admin" search={{ date: startDate }} className={linkClass} onClick={onLeave}>
            <Trans id="arrival.toDay">Naar het bord van die dag</Trans>
          </Link>
        </p>
      ) : null}
    </Note>
  );
}
