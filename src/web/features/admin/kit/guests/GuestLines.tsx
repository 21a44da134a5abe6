import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GuestArrival, StaffReservation } from '#contract/names.ts';
import { guestStand, type GuestStand } from '#domain/booking/guestStand.ts';
import { inTimeOrder, visibleProducts } from '#domain/booking/products.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/iconPaths.ts';
import { useMoment } from '../useMoment.ts';
import * as css from './Guests.css.ts';

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
            <GuestStanding reservation={reservation} guest={guest} />
            <BookedLine reservation={reservation} guest={guest} />
          </li>
        );
      })}
    </ul>
  );
}

type StandingProps = {
  reservation: Pick<StaffReservation, 'state'>;
  guest: GuestArrival;
  /** Also of who is only expected, which a list of who comes need not say. */
  isWhole?: boolean;
};

const icons: Record<GuestStand, IconName> = { expected: 'clock', in: 'check', left: 'logout', no_show: 'close' };

/** Word and sign, with the wristband, when and by whom. */
export function GuestStanding({ reservation, guest, isWhole = false }: StandingProps) {
  const moment = useMoment();
  const { at, byName, wristband } = guest;
  const stand = guestStand(reservation, guest);
  if (stand === null || (stand === 'expected' && !isWhole)) return null;
  const words: Record<GuestStand, ReactNode> = {
    expected: <Trans id="arrival.state.expected">verwacht</Trans>,
    in: <Trans id="board.state.arrived">binnen</Trans>,
    left: <Trans id="board.state.gone">vertrokken</Trans>,
    no_show: <Trans id="board.state.noShow">niet gekomen</Trans>,
  };
  const when = [at === null ? null : moment(at), byName].filter(Boolean).join(' · ');
  return (
    <span className={css.standing} data-state={stand}>
      <Icon name={icons[stand]} size={16} />
      {words[stand]}
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
