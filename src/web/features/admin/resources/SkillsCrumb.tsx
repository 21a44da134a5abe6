import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

export function SkillsCrumb() {
  return (
    <Link to="/admin/resources/skills" className={linkClass}>
      <Trans id="admin.field.skills">Vaardigheden</Trans>
    </Link>
  );
}
