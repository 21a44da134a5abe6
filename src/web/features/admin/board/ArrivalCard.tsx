import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BoardArrival } from '#contract/names.ts';
import { mayMarkGuests } from '#domain/booking/guestArrivals.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { reservationQuery } from '#web/queries/admin/reservations.ts';
import { Button } from '#web/ui/Button.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { Price } from '#web/ui/Price.tsx';
import { ReservationComments } from '../kit/guests/ReservationComments.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Board.css.ts';
import { useArrivalStates } from './useArrivalStates.ts';
import { useMove } from './useMove.ts';
import { useMoves } from './useMoves.ts';

type ArrivalCardProps = { arrival: BoardArrival; onGuests: (reservationId: string) => void };

export function ArrivalCard({ arrival, onGuests }: ArrivalCardProps) {
  const { reservationId, name, number, personCount, startTime, detail, totalOpen, state } = arrival;
  const words = useArrivalStates()[state];
  const open = <Price {...priceOf(totalOpen, currentLocale())} />;
  return (
    <div role="group" className={css.panelGuest} aria-label={name || number}>
      <p className={css.panelName}>{name || number}</p>
      <p className={css.facts}>
        <span>{number}</span>
        <span>
          <Trans id="board.persons">{personCount} p</Trans>
        </span>
        {startTime === null ? null : <span>{startTime}</span>}
        {words === null ? null : <span>{words.text}</span>}
      </p>
      <p>{detail}</p>
      {totalOpen > 0 ? (
        <p>
          <Trans id="board.open">{open} open</Trans>
        </p>
      ) : null}
      {arrival.hasComment ? <Comments reservationId={reservationId} /> : null}
      <p>
        <Link to="/admin/reservations/$id" params={{ id: reservationId }} className={linkClass}>
          <Trans id="board.panel.reservation">Hele reservering</Trans>
        </Link>
      </p>
      <Moves arrival={arrival} onGuests={onGuests} />
    </div>
  );
}

/** What the guest wrote and what colleagues noted; until that is read, that there is something. */
function Comments({ reservationId }: { reservationId: string }) {
  const { data } = useQuery(reservationQuery(reservationId));
  return data === undefined ? (
    <p>
      <Trans id="board.panel.comment">Er is een notitie bij deze reservering.</Trans>
    </p>
  ) : (
    <ReservationComments reservation={data} />
  );
}

function Moves({ arrival, onGuests }: ArrivalCardProps) {
  const { t } = useLingui();
  const { reservationId, state } = arrival;
  const { isBusy, move } = useMove();
  const moves = useMoves(state);
  if (!usePermission('change_reservations')) return null;
  return (
    <div className={css.panelMoves}>
      {moves.map(({ move: to, text }) => (
        <Button
          key={to}
          kind="outline"
          size="small"
          busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => move(arrival, to)}
        >
          {text}
        </Button>
      ))}
      {mayMarkGuests(state) ? (
        <Button kind="outline" size="small" onClick={() => onGuests(reservationId)}>
          <Trans id="arrival.perGuest">Per gast</Trans>
        </Button>
      ) : null}
    </div>
  );
}
