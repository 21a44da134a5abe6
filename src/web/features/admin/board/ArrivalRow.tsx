import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardArrival } from '#contract/names.ts';
import { isPartlyIn } from '#domain/booking/guestArrivals.ts';
import { mayMove } from '#domain/booking/staffActions.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { useIsWaiting } from '#web/actors/WaitingArrivalsContext.tsx';
import { priceOf } from '#web/i18n/money.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Price } from '#web/ui/Price.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Arrivals.css.ts';
import { facts } from './Board.css.ts';
import { useArrivalStates } from './useArrivalStates.ts';
import { useMove } from './useMove.ts';

type ArrivalRowProps = { arrival: BoardArrival; isNext: boolean; onOpen: () => void; onGuests: () => void };

export function ArrivalRow({ arrival, isNext, onOpen, onGuests }: ArrivalRowProps) {
  const { startTime, name, number, state, minutesLate } = arrival;
  const isDue = minutesLate > 0 || (isNext && !mayMove('undo', state));
  return (
    <li className={css.arrival} data-next={isNext || undefined} data-due={isDue || isPartlyIn(arrival) || undefined}>
      <span className={css.arrivalTime}>{startTime ?? '–'}</span>
      <div className={css.arrivalWords}>
        <button type="button" className={css.arrivalName} onClick={onOpen}>
          {name || number}
        </button>
        <ArrivalFacts arrival={arrival} />
      </div>
      {isPartlyIn(arrival) ? (
        <GuestsIn arrival={arrival} onGuests={onGuests} />
      ) : (
        <CheckIn arrival={arrival} isNext={isNext} isDue={isDue} />
      )}
    </li>
  );
}

function ArrivalFacts({ arrival }: { arrival: BoardArrival }) {
  const { personCount, guestsIn: inside, detail, hasComment, minutesLate, totalOpen, expectedTime, state } = arrival;
  const total = personCount;
  const open = <Price {...priceOf(totalOpen, currentLocale())} />;
  const isWaiting = useIsWaiting(arrival.reservationId);
  return (
    <>
      {isWaiting ? (
        <span className={css.late}>
          <Icon name="clock" size={16} />
          <Trans id="arrival.waiting.one">wacht op de server</Trans>
        </span>
      ) : null}
      {minutesLate > 0 ? (
        <span className={css.late}>
          <Icon name="warning" size={16} />
          <Lateness minutesLate={minutesLate} />
        </span>
      ) : null}
      <span className={facts}>
        <span>
          {isPartlyIn(arrival) ? (
            <Trans id="board.arrivals.inside">
              {inside} van {total} binnen
            </Trans>
          ) : (
            <Trans id="board.persons">{personCount} p</Trans>
          )}
        </span>
        {expectedTime === null || state !== 'confirmed' ? null : (
          <span>
            <Trans id="arrival.later.of">komt {expectedTime}</Trans>
          </span>
        )}
        {detail === '' ? null : <span>{detail}</span>}
        {hasComment ? (
          <span>
            <Trans id="board.comment">notitie</Trans>
          </span>
        ) : null}
        {totalOpen > 0 ? (
          <span>
            <Trans id="board.open">{open} open</Trans>
          </span>
        ) : null}
      </span>
    </>
  );
}

function Lateness({ minutesLate }: { minutesLate: number }) {
  if (minutesLate < 60) return <Trans id="board.minutesLate">{minutesLate} min te laat</Trans>;
  const hours = Math.floor(minutesLate / 60);
  return <Trans id="board.hoursLate">{hours} uur te laat</Trans>;
}

function GuestsIn({ arrival: { name, number }, onGuests }: Pick<ArrivalRowProps, 'arrival' | 'onGuests'>) {
  const { t } = useLingui();
  const guest = name || number;
  if (!usePermission('change_reservations')) return null;
  return (
    <div className={css.checkIn}>
      <Button
        kind="outline"
        size="small"
        className={css.perGuest}
        aria-label={t({ id: 'arrival.perGuest.of', message: `Per gast: ${guest}` })}
        onClick={onGuests}
      >
        <Trans id="arrival.perGuest">Per gast</Trans>
      </Button>
    </div>
  );
}

type CheckInProps = { arrival: BoardArrival; isNext: boolean; isDue: boolean };

/** In words for who is due. One button, so that the focus stays in its place: what it did is what it takes back. */
function CheckIn({ arrival, isNext, isDue }: CheckInProps) {
  const { state, name, number } = arrival;
  const guest = name || number;
  const { t } = useLingui();
  const mayChange = usePermission('change_reservations');
  const { isBusy, move } = useMove();
  const words = useArrivalStates()[state];
  const canUndo = mayMove('undo', state);
  return (
    <div className={css.checkIn}>
      {words === null ? null : (
        <span className={css.arrivalState} data-state={state}>
          <Icon name={words.icon} size={16} />
          {words.text}
        </span>
      )}
      {mayChange && (canUndo || mayMove('checkIn', state)) ? (
        <Button
          kind={canUndo ? 'text' : isNext ? 'filled' : 'outline'}
          size="small"
          aria-label={
            canUndo
              ? t({ id: 'board.undo.of', message: `Ongedaan maken: ${guest}` })
              : t({ id: 'board.checkIn.of', message: `Inchecken: ${guest}` })
          }
          busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={(event) => {
            if (event.detail < 2) move(arrival, canUndo ? 'undo' : 'checkIn');
          }}
        >
          {isDue ? <Trans id="board.checkIn">Inchecken</Trans> : <Icon name={canUndo ? 'undo' : 'check'} size={16} />}
        </Button>
      ) : null}
    </div>
  );
}
