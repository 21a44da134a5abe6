import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LocalDate } from '#domain/values/localDate.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { usePermission } from '../kit/usePermission.ts';

type DisruptionLinkProps = { fromDate: LocalDate; toDate: LocalDate; resource?: string };

/** To the plans for who lost a place, on the first day of an exception that is not over. */
export function DisruptionLink({ fromDate, toDate, resource }: DisruptionLinkProps) {
  const { today } = useConfig();
  const mayRepair = usePermission('change_reservations');
  if (!mayRepair || toDate < today) return null;
  const date = fromDate < today ? today : fromDate;
  return (
    <Link
      to="/admin/disruption"
      search={{ date, ...(resource === undefined ? {} : { resource }) }}
      className={buttonClass({ kind: 'outline', size: 'small' })}
    >
      <Trans id="repairs.title">Uitval</Trans>
    </Link>
  );
}
