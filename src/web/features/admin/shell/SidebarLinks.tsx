import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { IconShape } from '#web/ui/Icon.tsx';
import { adminIcons } from './adminIcons.ts';
import { isOffered, sections } from './sections.ts';
import * as css from './Sidebar.css.ts';

export function SidebarLinks({ id, collapsed }: { id: string; collapsed: boolean }) {
  const { t, i18n } = useLingui();
  const { permissions } = useAdminUser();
  const groups = sections
    .map((group) => group.filter((section) => isOffered(section, permissions)))
    .filter((group) => group.length > 0);
  return (
    <nav id={id} aria-label={t({ id: 'admin.menu', message: 'Beheer' })} className={css.links}>
      {groups.map((group) => (
        <ul key={group[0]?.to} className={css.group}>
          {group.map(({ to, icon, label }) => (
            <li key={to}>
              <Link
                to={to}
                className={css.link}
                activeOptions={{ includeSearch: false, exact: to === '/admin' }}
                title={collapsed ? i18n._(label) : undefined}
              >
                <IconShape path={adminIcons[icon]} />
                <span className={css.word}>{i18n._(label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
