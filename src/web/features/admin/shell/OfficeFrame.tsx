import { Navigate, Outlet, useMatches, useMatchRoute } from '@tanstack/react-router';
import { isUnreachable } from '#machines/adminSession/adminSession.selectors.ts';
import { useAdminSession } from '#web/actors/AdminSessionContext.tsx';
import { WaitingArrivalsProvider } from '#web/actors/WaitingArrivalsContext.tsx';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { WaitingArrivals } from '../arrival/WaitingArrivals.tsx';
import { RemovalProvider } from '../removal/RemovalProvider.tsx';
import { AdminLogoutDialog } from './AdminLogoutDialog.tsx';
import * as css from './Office.css.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { OfficeUnreachable } from './OfficeUnreachable.tsx';
import { useMayOpen } from './useMayOpen.ts';
import { Sidebar } from './Sidebar.tsx';

/** Sidebar and page; who is not known yet because the server is away gets a way to ask again. */
export function OfficeFrame() {
  if (useAdminSession(isUnreachable)) return <OfficeUnreachable />;
  return (
    <div className={css.office}>
      <Sidebar />
      <WaitingArrivalsProvider>
        <div className={css.pages}>
          <WaitingArrivals />
          <RemovalProvider>
            <Pages />
          </RemovalProvider>
        </div>
      </WaitingArrivalsProvider>
      <AdminLogoutDialog />
    </div>
  );
}

/** Who owes a second step gets the page that adds it, and no other: the server answers nothing else. Nor a page beyond the role. */
function Pages() {
  const { secondFactor, secondFactorRequired } = useAdminUser();
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const mayOpen = useMayOpen();
  const isAtAccount = useMatchRoute()({ to: '/admin/account' }) !== false;
  if (secondFactorRequired && !secondFactor && !isAtAccount) return <Navigate to="/admin/account" replace />;
  return mayOpen(route) ? <Outlet /> : <NotAllowed />;
}
