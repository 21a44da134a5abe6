import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export const ClosesCrumb = () => (
  <Link to="/admin/payments/day-closes" className={linkClass}>
    <Trans id="dayClose.all">Dagafsluiting</Trans>
  </Link>
);
