import { Outlet } from '@tanstack/react-router';
import { isUnreachable } from '#machines/adminSession/adminSession.selectors.ts';
import { useAdminSession } from '#web/actors/AdminSessionContext.tsx';
import { AdminLogoutDialog } from './AdminLogoutDialog.tsx';
import * as css from './Office.css.ts';
import { OfficeUnreachable } from './OfficeUnreachable.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Sidebar and page; who is not known yet because the server is away gets a way to ask again. */
export function OfficeFrame() {
  if (useAdminSession(isUnreachable)) return <OfficeUnreachable />;
  return (
    <div className={css.office}>
      <Sidebar />
      <Outlet />
      <AdminLogoutDialog />
    </div>
  );
}
