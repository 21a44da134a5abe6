import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RosterException } from '#contract/names.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { periodText } from '../openingTimes/ExceptionList.tsx';
import * as css from '../openingTimes/Opening.css.ts';
import { blocksText } from '../openingTimes/openingDays.ts';
import { useRosterKinds } from './useRosterKinds.ts';

type RosterExceptionsProps = { id: string; exceptions: readonly RosterException[] };

export function RosterExceptions({ id, exceptions }: RosterExceptionsProps) {
  const kinds = useRosterKinds();
  return (
    <section className={card} aria-labelledby="roster-exceptions">
      <div className={css.stack}>
        <h2 id="roster-exceptions" className={type.h3}>
          <Trans id="roster.exceptions">Uitzonderingen in deze maand</Trans>
        </h2>
        {exceptions.length === 0 ? (
          <p>
            <Trans id="roster.exceptions.none">Deze maand geldt alleen het weekrooster.</Trans>
          </p>
        ) : null}
        <ul className={css.list}>
          {exceptions.map((exception) => (
            <li key={exception.id} className={css.item}>
              <Link
                to="/admin/resources/$id/roster/$exceptionId"
                params={{ id, exceptionId: exception.id }}
                className={linkClass}
              >
                {periodText(exception)}
              </Link>
              <span>{kinds[exception.kind]}</span>
              <span>{blocksText(exception.blocks ?? [])}</span>
              <span>{exception.reason}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
