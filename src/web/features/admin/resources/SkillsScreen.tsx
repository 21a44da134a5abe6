import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { localText } from '../kit/LocalText.tsx';
import { NamedList } from './NamedList.tsx';

export function SkillsScreen() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t({ id: 'admin.field.skills', message: 'Vaardigheden' })}
      rowsOf={({ skills }) => skills}
      of={{
        label: t({ id: 'admin.field.kind', message: 'Soort' }),
        text: ({ kindId }, { kinds }) => {
          const kind = kinds.find(({ id }) => id === kindId);
          return kind ? localText(kind.name) : '';
        },
      }}
      link={({ id }, name) => (
        <Link to="/admin/resources/skills/$id" params={{ id }} className={linkClass}>
          {name}
        </Link>
      )}
      actions={
        <Link to="/admin/resources/skills/create" className={buttonClass({ size: 'small' })}>
          <Trans id="resource.skill.new">Vaardigheid toevoegen</Trans>
        </Link>
      }
      empty={<Trans id="resource.skills.empty">Er zijn nog geen vaardigheden.</Trans>}
    />
  );
}
