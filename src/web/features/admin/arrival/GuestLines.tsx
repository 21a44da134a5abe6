import { Trans } from '@lingui/react/macro';
import type { GuestArrival, StaffReservation } from '#contract/names.ts';
import { inTimeOrder, visibleProducts } from '#domain/booking/products.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useMoment } from '../kit/useMoment.ts';
import * as css from './Arrival.css.ts';

type GuestProps = { reservation: StaffReservation; guest: GuestArrival };

/** Every guest with what they booked and whether they have come, to read. */
export function GuestLines({ reservation }: Pick<GuestProps, 'reservation'>) {
  return (
    <ul className={css.guests}>
      {reservation.guests.map((guest) => {
        const { person: number } = guest;
        return (
          <li key={number} className={css.guest}>
            <span className={css.guestName}>
              <Trans id="flow.summary.guest">Gast {number}</Trans>
            </span>
            <GuestStanding guest={guest} />
            <BookedLine reservation={reservation} guest={guest} />
          </li>
        );
      })}
    </ul>
  );
}

/** Word and sign, with when and by whom; nothing of who is expected. */
export function GuestStanding({ guest: { state, at, byName, wristband } }: Pick<GuestProps, 'guest'>) {
  const moment = useMoment();
  if (state === 'expected') return null;
  const when = [at === null ? null : moment(at), byName].filter(Boolean).join(' · ');
  return (
    <span className={css.standing} data-state={state}>
      <Icon name={state === 'in' ? 'check' : 'close'} size={16} />
      {state === 'in' ? (
        <Trans id="board.state.arrived">binnen</Trans>
      ) : (
        <Trans id="board.state.noShow">niet gekomen</Trans>
      )}
      {wristband === null ? null : (
        <span className={css.wristband}>
          <Trans id="arrival.wristband.of">bandje {wristband}</Trans>
        </span>
      )}
      {when === '' ? null : <span className={css.when}>{when}</span>}
    </span>
  );
}

export function BookedLine({ reservation, guest: { person } }: GuestProps) {
  const products = reservation.persons.find(({ number }) => number === person)?.products ?? [];
  const lines = inTimeOrder(visibleProducts(products)).flatMap((item) => [item, ...(item.products ?? [])]);
  if (lines.length === 0) return null;
  return (
    <span className={css.booked}>
      {lines
        .map(({ name, startTime, endTime }) =>
          startTime === null || endTime === null
            ? plainText(name)
            : `${timeRange(startTime, endTime)} ${plainText(name)}`,
        )
        .join(' · ')}
    </span>
  );
}
