import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { BoardArrival, DayBoard } from '#contract/names.ts';
import { scannedNumber } from '#domain/booking/scannedNumber.ts';
import { Button } from '#web/ui/Button.tsx';
import { CameraScan } from '../arrival/CameraScan.tsx';
import type { Camera } from '../arrival/useCamera.ts';
import { ScanRefusal } from '../kit/guests/ScanRefusal.tsx';
import type { ArrivalRef } from '../kit/guests/useArrival.ts';
import { SearchField } from '../kit/list/SearchField.tsx';
import { localList } from '../kit/list/localList.ts';
import { ArrivalRow } from './ArrivalRow.tsx';
import * as css from './Arrivals.css.ts';
import type { OpenBooking } from './BookingPanel.tsx';

/** How many are drawn at first, and with each press; before who is due at first. */
const [step, before] = [60, 10];

const shownAround = (at: number): { from: number; to: number } => {
  const from = Math.max(0, at - before);
  return { from, to: from + step };
};

type ArrivalsProps = {
  board: DayBoard;
  onOpen: (open: OpenBooking) => void;
  arrival: ArrivalRef;
  camera: Camera;
};

const guestCount = (arrivals: readonly BoardArrival[], of: (arrival: BoardArrival) => number): number =>
  arrivals.reduce((sum, arrival) => sum + of(arrival), 0);

export function Arrivals({ board: { arrivals, date, now }, onOpen, arrival, camera }: ArrivalsProps) {
  const { t } = useLingui();
  const id = useId();
  const [q, setQ] = useState('');
  const inside = guestCount(arrivals, ({ guestsIn }) => guestsIn);
  const total = guestCount(arrivals, ({ personCount }) => personCount);
  const next = date === now.date ? arrivals.find(({ state }) => state === 'confirmed') : undefined;
  const [{ from, to }, setShown] = useState(() => shownAround(next === undefined ? 0 : arrivals.indexOf(next)));
  const { data: matching } = localList(arrivals, q === '' ? {} : { q }, {
    textOf: ({ name, number, wristbands }) => [name, number, number.replaceAll('-', ''), ...wristbands].join(' '),
    sorts: {},
    pageSize: Math.max(1, arrivals.length),
  });
  const first = q === '' ? from : 0;
  const rows = matching.slice(first, to);
  return (
    <section className={css.arrivals} aria-labelledby={id}>
      <div className={css.arrivalsHead}>
        <h2 id={id} className={css.arrivalsTitle}>
          <Trans id="board.arrivals">Aankomst</Trans>
        </h2>
        <span>
          <Trans id="board.arrivals.inside">
            {inside} van {total} binnen
          </Trans>
        </span>
      </div>
      <progress className={css.progress} max={Math.max(1, total)} value={inside} aria-labelledby={id} />
      <SearchField
        label={t({ id: 'board.search.code', message: 'Naam, code of bandje' })}
        value={q}
        onSearch={setQ}
        onEnter={(text) => {
          if (scannedNumber(text) === null) return false;
          arrival.send({ type: 'code.scanned', text });
          return true;
        }}
      />
      <CameraScan camera={camera} />
      <ScanRefusal actor={arrival} />
      {rows.length === 0 ? (
        <p>
          {q === '' ? (
            <Trans id="board.arrivals.none">Niemand heeft voor deze dag gereserveerd.</Trans>
          ) : (
            <Trans id="admin.list.nothing">Niets gevonden.</Trans>
          )}
        </p>
      ) : (
        <ul className={css.arrivalList}>
          {first > 0 ? (
            <li>
              <Button kind="text" size="small" onClick={() => setShown({ from: Math.max(0, from - step), to })}>
                <Trans id="board.arrivals.earlier">Toon eerdere</Trans>
              </Button>
            </li>
          ) : null}
          {rows.map((row) => (
            <ArrivalRow
              key={row.reservationId}
              arrival={row}
              isNext={row === next}
              onOpen={() => onOpen({ blockId: null, reservationIds: [row.reservationId] })}
              onGuests={() => arrival.send({ type: 'reservation.chosen', reservationId: row.reservationId })}
            />
          ))}
        </ul>
      )}
      {to < matching.length ? (
        <div>
          <Button kind="text" size="small" onClick={() => setShown({ from, to: to + step })}>
            <Trans id="board.arrivals.more">Toon meer</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
}
