import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as css from '../settings/Settings.css.ts';
import type { ReportSearch } from './reportSearch.ts';

/** The days that are chosen go along. */
export function ReportsNav({ search }: { search: ReportSearch }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: 'admin.reports', message: 'Rapporten' })}>
      <ul className={css.nav}>
        <li>
          <Link
            to="/admin/reports"
            search={search}
            activeOptions={{ exact: true, includeSearch: false }}
            className={css.navLink}
          >
            <Trans id="reports.revenue">Omzet</Trans>
          </Link>
        </li>
        <li>
          <Link
            to="/admin/reports/occupancy"
            search={search}
            activeOptions={{ includeSearch: false }}
            className={css.navLink}
          >
            <Trans id="reports.occupancy">Bezetting</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
