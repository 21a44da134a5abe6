import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { usePermission } from '../kit/usePermission.ts';
import type { InvalidatedItems } from './BookingsOutside.tsx';
import * as css from './Opening.css.ts';

/** After a save over bookings: each of their days leads to the plans that repair it. */
export function DaysToRepair({ items }: { items: InvalidatedItems }) {
  const mayRepair = usePermission('change_reservations');
  const dates = [...new Set(items.map(({ date }) => date))];
  return (
    <div role="status">
      {dates.length === 0 || !mayRepair ? null : (
        <Note>
          <Trans id="opening.repair">Op deze dagen verloren gasten hun plek. Per dag staat er een plan klaar:</Trans>
          <ul className={css.letters}>
            {dates.map((date) => (
              <li key={date}>
                <Link to="/admin/disruption" search={{ date }} className={linkClass}>
                  {shortDay(date, currentLocale())}
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
