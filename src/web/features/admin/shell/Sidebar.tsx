import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useVenueName } from '#web/features/site/useVenueName.ts';
import { Icon, IconShape } from '#web/ui/Icon.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { readSidebar, writeSidebar } from '#web/queries/admin/sidebar.ts';
import { adminIcons } from './adminIcons.ts';
import { findRequested } from './findRequested.ts';
import * as css from './Sidebar.css.ts';
import { SidebarLinks } from './SidebarLinks.tsx';
import { SignedIn } from './SignedIn.tsx';

/** Collapsed it shows pictures only, and stays so at this browser. */
export function Sidebar() {
  const { t } = useLingui();
  const [collapsed, setCollapsed] = useState(readSidebar() === 'collapsed');
  const toggle = (): void => {
    setCollapsed(!collapsed);
    writeSidebar(collapsed ? 'open' : 'collapsed');
  };
  return (
    <header className={css.sidebar({ collapsed })} data-collapsed={collapsed || undefined}>
      <div className={css.brand}>
        <Logo {...useVenueName()} onDark />
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={!collapsed}
        aria-controls="office-menu"
        aria-label={t({ id: 'admin.menu.toggle', message: 'Menu uitgeklapt' })}
        onClick={toggle}
      >
        <IconShape path={adminIcons.collapse} />
      </button>
      <button
        type="button"
        className={css.link}
        title={collapsed ? t({ id: 'find.title', message: 'Zoek in alles' }) : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => document.dispatchEvent(new Event(findRequested))}
      >
        <Icon name="search" />
        <span className={css.word}>
          <Trans id="find.title">Zoek in alles</Trans>
        </span>
      </button>
      <SidebarLinks id="office-menu" collapsed={collapsed} />
      <SignedIn collapsed={collapsed} />
    </header>
  );
}
