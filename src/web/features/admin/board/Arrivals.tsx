import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { BoardArrival, DayBoard } from '#contract/names.ts';
import { SearchField } from '../kit/list/SearchField.tsx';
import { localList } from '../kit/list/localList.ts';
import { ArrivalRow } from './ArrivalRow.tsx';
import * as css from './Arrivals.css.ts';
import type { OpenBooking } from './BookingPanel.tsx';

type ArrivalsProps = { board: DayBoard; onOpen: (open: OpenBooking) => void };

const isInside = ({ state }: BoardArrival): boolean => state === 'checked_in' || state === 'completed';

export function Arrivals({ board: { arrivals, date, now }, onOpen }: ArrivalsProps) {
  const { t } = useLingui();
  const id = useId();
  const [q, setQ] = useState('');
  const inside = arrivals.filter(isInside).length;
  const total = arrivals.length;
  const { rows } = localList(arrivals, q === '' ? {} : { q }, {
    textOf: ({ name, number }) => `${name} ${number} ${number.replaceAll('-', '')}`,
    sorts: {},
    pageSize: Math.max(1, arrivals.length),
  });
  const next = date === now.date ? arrivals.find(({ state }) => state === 'confirmed')?.reservationId : undefined;
  return (
    <section className={css.arrivals} aria-labelledby={id}>
      <div className={css.arrivalsHead}>
        <h2 id={id} className={css.arrivalsTitle}>
          <Trans id="board.arrivals">Aankomst</Trans>
        </h2>
        <span>
          <Trans id="board.arrivals.count">
            {inside} van {total}
          </Trans>
        </span>
      </div>
      <progress className={css.progress} max={Math.max(1, total)} value={inside} aria-labelledby={id} />
      <SearchField label={t({ id: 'board.search', message: 'Naam of nummer' })} value={q} onSearch={setQ} />
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
          {rows.map((arrival) => (
            <ArrivalRow
              key={arrival.reservationId}
              arrival={arrival}
              isNext={arrival.reservationId === next}
              onOpen={() => onOpen({ blockId: null, reservationIds: [arrival.reservationId] })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
