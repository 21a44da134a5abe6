import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LocalDate } from '#domain/values/localDate.ts';
import { dayBoardQuery } from '#web/queries/admin/dayBoard.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { useDayStream } from '../board/useDayStream.ts';
import { card } from '../kit/AdminPage.css.ts';
import { MovedNote } from '../kit/guests/MovedNote.tsx';
import * as css from './Repairs.css.ts';

/** Who of the day was mailed another time, and who has agreed; as the answers come in. */
export function MovedGuests({ date }: { date: LocalDate }) {
  const stream = useDayStream(date);
  const { data: { moved } = { moved: [] } } = useQuery(dayBoardQuery(date, 'therapists', stream === 'live'));
  return moved.length === 0 ? null : (
    <section className={card} aria-labelledby="moved-title">
      <div className={css.stack}>
        <h2 id="moved-title" className={type.h3}>
          <Trans id="repairs.moved">Verplaatste gasten</Trans>
        </h2>
        <ul className={css.items}>
          {moved.map((item) => (
            <li key={item.itemId} className={css.item}>
              <p className={css.facts}>
                <Link to="/admin/reservations/$id" params={{ id: item.reservationId }} className={linkClass}>
                  {item.guest}
                </Link>
                <span>{item.title}</span>
              </p>
              <p className={css.muted}>
                <MovedNote moved={item} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
