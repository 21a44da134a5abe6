import { useState } from 'react';
import { refusalGroups } from '#domain/booking/refusalGroups.ts';
import { notBooked } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import * as css from './refusals.css.ts';
import { RefusalNote } from './RefusalNote.tsx';
import type { RefusalsProps } from './Refusals.tsx';

export function RefusalList({ of, except, focusHome }: RefusalsProps) {
  const refused = useReservation(notBooked);
  const [atFirst] = useState(refused);
  const groups = refusalGroups(refused).filter(
    ({ xplanId }) => (of?.includes(xplanId) ?? true) && except?.includes(xplanId) !== true,
  );
  if (groups.length === 0) return null;
  return (
    <div className={css.list}>
      {groups.map((group) => (
        <RefusalNote
          key={`${group.xplanId} ${group.reason}`}
          group={group}
          fresh={refused !== atFirst}
          focusHome={focusHome}
        />
      ))}
    </div>
  );
}
