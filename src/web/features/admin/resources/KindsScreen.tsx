import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { NamedList } from './NamedList.tsx';
import { useRoleWords } from './useRoleWords.ts';

export function KindsScreen() {
  const { t } = useLingui();
  const roles = useRoleWords();
  return (
    <NamedList
      title={t({ id: 'resource.kinds', message: 'Soorten' })}
      rowsOf={({ kinds }) => kinds}
      of={{ label: t({ id: 'resource.role', message: 'Wie of wat' }), text: ({ role }) => roles[role] }}
      link={({ id }, name) => (
        <Link to="/admin/resources/kinds/$id" params={{ id }} className={linkClass}>
          {name}
        </Link>
      )}
      actions={
        <Link to="/admin/resources/kinds/create" className={buttonClass({ size: 'small' })}>
          <Trans id="resource.kind.new">Soort toevoegen</Trans>
        </Link>
      }
      empty={<Trans id="resource.kinds.empty">Er zijn nog geen soorten.</Trans>}
    />
  );
}
