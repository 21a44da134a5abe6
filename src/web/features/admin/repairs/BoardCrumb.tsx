import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LocalDate } from '#domain/values/localDate.ts';
import { linkClass } from '#web/ui/Link.css.ts';

export function BoardCrumb({ date }: { date: LocalDate }) {
  return (
    <Link to="/admin" search={{ date }} className={linkClass}>
      <Trans id="admin.board">Dagbord</Trans>
    </Link>
  );
}
