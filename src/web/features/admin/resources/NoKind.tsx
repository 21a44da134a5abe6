import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';

/** Everything to plan with is of a kind. */
export function NoKind() {
  return (
    <p>
      <Trans id="resource.new.noKind">Maak eerst een soort, zoals masseur of behandelruimte.</Trans>{' '}
      <Link to="/admin/resources/kinds/create" className={linkClass}>
        <Trans id="resource.kind.new">Soort toevoegen</Trans>
      </Link>
    </p>
  );
}
